import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { StaticMarkup } from '@/framework/next/static-markup'
import type { OptionsGroup, PanelGroup, RangeGroup } from '../../model/filter-panel'
import { RUBLES } from '../../model/price-range'
import { FoldedOptions } from './folded-options'
import { OptionItems } from './option-items'
import { OptionList } from './option-list'
import optionStyles from './option-list.module.css'
import { optionPacker } from './option-packer'
import { RangeForm } from './range-form'
import styles from './filter-panel.module.css'

type Props = {
  groups: readonly PanelGroup[]
  /** «Показать 12 товаров»: closes the sheet. */
  showText: string
  /** Absent while nothing is chosen. */
  resetHref?: string | undefined
}

export const FILTERS_ID = 'filters'
export const RESULTS_ID = 'results'

/** The filters of a listing: a column on large screens, a sheet on small ones; ordinary links and forms at heart. */
export function FilterPanel({ groups, showText, resetHref }: Props) {
  return (
    <section id={FILTERS_ID} className={styles.panel} data-live="filters" aria-label="Фильтры">
      <StaticMarkup as="div" className={styles.head}>
        <h2>Фильтры</h2>
        <a
          className={`icon-button ${styles.close}`}
          href={`#${RESULTS_ID}`}
          data-sheet-close
          aria-label="Закрыть фильтры"
        >
          <Icon name="close" size={24} />
        </a>
      </StaticMarkup>
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
      <StaticMarkup as="div" className={styles.foot}>
        <a className={buttonClass({ wide: true })} href={`#${RESULTS_ID}`} data-sheet-close>
          {showText}
        </a>
        {resetHref && (
          <a
            className={buttonClass({ look: 'secondary', wide: true })}
            href={resetHref}
            data-prefetch="hover"
          >
            Сбросить
          </a>
        )}
      </StaticMarkup>
    </section>
  )
}

function Group({ group }: { group: PanelGroup }) {
  const details = {
    className: styles.group,
    open: group.isOpen,
    'data-key': group.title,
    'data-group': true,
  }
  const asData = (
    <details {...details}>
      <Title group={group} />
      {group.kind === 'range' ? <Range group={group} /> : <Options group={group} />}
    </details>
  )
  if (group.kind === 'range' || group.folded.length > 0) return asData
  return (
    <StaticMarkup as="details" {...details} asData={asData}>
      <Title group={group} />
      <ul className={optionStyles.options}>
        <OptionItems options={group.shown} />
      </ul>
    </StaticMarkup>
  )
}

function Title({ group: { title, tooltip } }: { group: PanelGroup }) {
  return (
    <>
      <summary>{title}</summary>
      {tooltip && (
        <details className={styles.tip} data-key="tip">
          <summary aria-label={`Что такое «${title}»`}>?</summary>
          <p>{tooltip}</p>
        </details>
      )}
    </>
  )
}

function Options({ group: { title, shown, folded, isSearchable } }: { group: OptionsGroup }) {
  return (
    <>
      {isSearchable && (
        <input
          className={styles.search}
          type="search"
          placeholder="Найти в списке"
          aria-label={`Найти: ${title}`}
        />
      )}
      <StaticMarkup
        as="ul"
        className={optionStyles.options}
        asData={<OptionList rows={shown.map(optionPacker.pack)} />}
      >
        <OptionItems options={shown} />
      </StaticMarkup>
      {folded.length > 0 && <FoldedOptions rows={folded.map(optionPacker.pack)} />}
    </>
  )
}

function Range({ group: { title, unit, min, max, current, template, clearHref } }: { group: RangeGroup }) {
  return (
    <RangeForm
      name={unit ? `${title}, ${unit}` : title}
      template={template}
      clearHref={clearHref}
      bounds={[min, max]}
      isPrice={unit === RUBLES}
      {...(current && { chosen: [current.min, current.max] as const })}
    />
  )
}
