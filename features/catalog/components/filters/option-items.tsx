import { relOf } from '@/lib/routing/redirects/rel-of'
import type { PanelOption } from '../../model/filter-panel'

/** Options of a filter as links; one that would leave nothing is only a text. */
export function OptionItems({ options }: { options: readonly PanelOption[] }) {
  return options.map(({ title, count, href, isChecked }) => (
    <li key={title}>
      {href === null ? (
        <span>
          {`${title} `}
          <i>0</i>
        </span>
      ) : (
        <a href={href} rel={relOf(href)} data-prefetch="hover" aria-current={isChecked ? true : undefined}>
          {`${title} `}
          <i>{count}</i>
        </a>
      )}
    </li>
  ))
}
