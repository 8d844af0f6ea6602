import { namesSignInTime } from '~/features/auth/signInProof';
import { AdministrationPage } from '~/screens/administration/AdministrationPage';
import { versionsSeen } from '~/services/http/serverVersions';

export function AdministrationRoute() {
  return <AdministrationPage versions={versionsSeen()} namesSignInTime={namesSignInTime()} />;
}
