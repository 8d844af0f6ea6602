import { berlinDateTime } from '~/domain/common/berlinTime';
import type { Currency } from '~/domain/common/country';
import type { ProductLink } from '~/domain/subscription/productLink';
import type { ShownProductStatus } from '~/domain/subscription/productStatus';
import { productStatusWords } from '~/domain/subscription/productStatusWords';
import { shownProductNumber } from '~/domain/subscription/subscriptionNumbers';
import { formatMoney } from '~/shared/i18n/formatMoney';
import type { Translate } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { ListRowToggle } from '~/shared/ui/list/ListRowToggle';
import type { ListColumn } from '~/shared/ui/list/listColumns';
import { Tag, type Tone } from '~/shared/ui/Tag';
import '~/domain/common/countryWords.de';
import '../linksTexts.de';

interface LinkColumnOptions {
  readonly t: Translate;
  readonly currency: Currency;
  /** Id of the unfolded link. */
  readonly opened: string | null;
  readonly onToggle: (link: ProductLink) => void;
  readonly onEdit: (link: ProductLink) => void;
}

const linkColumnIds = [
  'subscriptionProduct',
  'deliveryProduct',
  'description',
  'status',
  'brand',
  'category',
  'contractNumber',
  'price',
  'exclusion',
  'CREATION_DATE',
  'PREVIOUS_EDIT_DATE',
  'actions',
] as const;

const statusTones = {
  ACTIVE: 'success',
  STOPPED: 'warning',
  DELETED: 'error',
  RAN_OUT: 'error',
  RUNNING_OUT: 'warning',
  REPLACED: 'neutral',
  ACTIVE_NO_STOCK: 'warning',
  unknown: 'neutral',
} as const satisfies Record<ShownProductStatus, Tone>;

/** The columns of the product links (REQ G8.2); the ids of the dates are those that the service sorts by. */
export function linkColumns({
  t,
  currency,
  opened,
  onToggle,
  onEdit,
}: LinkColumnOptions): readonly ListColumn<ProductLink>[] {
  const columns: Record<(typeof linkColumnIds)[number], Omit<ListColumn<ProductLink>, 'id'>> = {
    subscriptionProduct: {
      title: t('links.column.subscriptionProduct'),
      width: 112,
      render: (link) => (
        <ListRowToggle isOpen={link.id === opened} onToggle={() => onToggle(link)}>
          {shownProductNumber(link.subscriptionProduct)}
        </ListRowToggle>
      ),
    },
    deliveryProduct: {
      title: t('links.column.deliveryProduct'),
      width: 88,
      render: ({ deliveryProduct }) => shownProductNumber(deliveryProduct),
    },
    description: {
      title: t('links.column.description'),
      width: 180,
      grows: true,
      render: ({ description, articleDescription }) => description || articleDescription,
    },
    status: {
      title: t('links.status'),
      width: 112,
      render: ({ status }) => <Tag tone={statusTones[status]}>{t(productStatusWords[status].name)}</Tag>,
    },
    brand: { title: t('links.column.brand'), width: 100, render: ({ brand }) => brand },
    category: { title: t('links.column.category'), width: 100, render: ({ category }) => category },
    contractNumber: {
      title: t('links.column.contractNumber'),
      width: 112,
      render: ({ contractNumber }) => contractNumber,
    },
    price: {
      title: t('links.column.price'),
      width: 80,
      align: 'end',
      render: ({ price }) => (price === null ? '–' : formatMoney(price, currency)),
    },
    exclusion: {
      title: t('links.column.exclusion'),
      width: 128,
      render: ({ countriesExclusion }) => countriesExclusion.map((country) => t(`country.${country}`)).join(', '),
    },
    CREATION_DATE: {
      title: t('links.column.createdAt'),
      width: 128,
      isSortable: true,
      render: ({ metaInfo }) => berlinDateTime(metaInfo.createdAt),
    },
    PREVIOUS_EDIT_DATE: {
      title: t('links.column.editedAt'),
      width: 128,
      isSortable: true,
      render: ({ metaInfo }) => (metaInfo.editedAt === '' ? '' : berlinDateTime(metaInfo.editedAt)),
    },
    actions: {
      title: t('links.column.actions'),
      width: 112,
      isFixed: true,
      render: (link) => (
        <Button
          size="row"
          aria-label={t('links.editNamed', { number: shownProductNumber(link.subscriptionProduct) })}
          onClick={() => onEdit(link)}
        >
          {t('links.edit')}
        </Button>
      ),
    },
  };
  return linkColumnIds.map((id) => ({ id, ...columns[id] }));
}
