import { formatPrice } from '@/lib/format/price'
import type { StorageTariff } from '@/lib/parts/vehicle/storage-cost'
import styles from './tariff-table.module.css'

export function TariffTable({ tariffs }: { tariffs: readonly StorageTariff[] }) {
  const sizes = [...Map.groupBy(tariffs, ({ diameterFrom, diameterTo }) => `R${diameterFrom}–R${diameterTo}`)]
  return (
    <table className={styles.table}>
      <caption>За одно колесо в месяц</caption>
      <thead>
        <tr>
          <th scope="col">Диаметр</th>
          <th scope="col">Без диска</th>
          <th scope="col">С диском</th>
        </tr>
      </thead>
      <tbody>
        {sizes.map(([size, rows]) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            {[false, true].map((hasDiscs) => {
              const tariff = rows.find((row) => row.hasDiscs === hasDiscs)
              return <td key={String(hasDiscs)}>{tariff ? formatPrice(tariff.price) : '—'}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
