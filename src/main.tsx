import '~/shared/ui/base.css';
import { boot } from '~/app/boot/boot';

const root = document.getElementById('root');
if (root !== null) void boot(root);
