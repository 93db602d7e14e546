import { joinList, localized } from '@diwan/sdk/commerce';
import type { Fabric, Product } from '@diwan/sdk/contract';
import { useI18n } from '../../../../foundation/i18n';
import { useAnnouncement } from '../../../../foundation/ui/Announcer';
import { classNames } from '../../../../foundation/ui/class-names';
import { Icon } from '../../../../foundation/ui/Icon';
import { checkIcon } from '../../../../foundation/ui/icons';
import { Picture } from '../../../../foundation/ui/Picture';
import { VisuallyHidden } from '../../../../foundation/ui/VisuallyHidden';
import * as styles from './FabricPicker.css';
import { OptionRow } from './OptionRow';

export interface FabricPickerProps {
  product: Pick<Product, 'fabrics' | 'allow_edit_fabrics'>;
  selectedIds: readonly number[];
  /** Whether the fabrics differ from the product's defaults. */
  isChanged: boolean;
  onToggle: (id: number) => void;
  onReset: () => void;
}

/** The fabrics of a product; any number can be chosen (spec §2 «Product detail»). */
export function FabricPicker({ product, selectedIds, isChanged, onToggle, onReset }: FabricPickerProps) {
  const { t, locale } = useI18n();
  const canEdit = product.allow_edit_fabrics;
  const standard = product.fabrics
    .filter(({ item_fabric }) => item_fabric.is_default)
    .map((fabric) => localized(fabric, 'name', locale));
  // Without a choice the piece is delivered as standard, and sold as that.
  const isStandard = selectedIds.length === 0 && standard.length > 0;
  const count = isStandard
    ? t('product:fabrics.standard', { fabrics: joinList(standard, locale) })
    : t('product:fabrics.selected_count', { count: selectedIds.length });
  useAnnouncement(count);
  return (
    <OptionRow
      title={t('product:fabrics.title')}
      value={canEdit && count}
      actions={isChanged || isStandard ? [{ label: t('common:reset'), onPress: onReset }] : []}
    >
      <fieldset className={styles.fabrics}>
        <legend>
          <VisuallyHidden>{t(canEdit ? 'product:fabrics.choose' : 'product:fabrics.title')}</VisuallyHidden>
        </legend>
        {product.fabrics.map((fabric) =>
          canEdit ? (
            <label key={fabric.id} className={styles.fabric}>
              <input
                type="checkbox"
                className={styles.input}
                checked={selectedIds.includes(fabric.id)}
                onChange={() => onToggle(fabric.id)}
              />
              <Square fabric={fabric} isSelected={selectedIds.includes(fabric.id)} />
            </label>
          ) : (
            <div key={fabric.id} className={styles.fabric}>
              <Square fabric={fabric} isSelected={false} />
            </div>
          ),
        )}
      </fieldset>
    </OptionRow>
  );
}

function Square({ fabric, isSelected }: { fabric: Fabric; isSelected: boolean }) {
  const { locale } = useI18n();
  return (
    <>
      <span className={classNames(styles.square, isSelected && styles.selectedSquare)}>
        <Picture
          src={fabric.image_url ?? undefined}
          alt=""
          width={400}
          height={400}
          sizes="120px"
          fit="cover"
        />
        {isSelected && (
          <span className={styles.check}>
            <Icon shape={checkIcon} size={14} />
          </span>
        )}
      </span>
      <span>{localized(fabric, 'name', locale)}</span>
    </>
  );
}
