import { Icon } from '@/components/ui/icon'
import { buttonClass } from '@/components/ui/button'
import { SEARCH_FORM_ID } from '@/features/search/model/search-modes'
import table from './number-table/number-table.module.css'

/** Searches again for the chosen car, which a search from a link of another site does not name; shown where a car is chosen. */
export function OnlyMyCar() {
  return (
    <button
      type="submit"
      form={SEARCH_FORM_ID}
      className={`${buttonClass({ look: 'secondary', small: true })} ${table.ofCar}`}
    >
      <Icon name="garage" size={16} />
      Только для моей машины
    </button>
  )
}
