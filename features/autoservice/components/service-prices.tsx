import { formatPrice, formatServiceCost } from '@/lib/format/price'
import { type CarService, durationWords, toGroups } from '../model/autoservice'
import styles from './service-prices.module.css'

/** Services under their headings, each with what it costs. */
export function ServicePrices({ services }: { services: readonly CarService[] }) {
  return (
    <div className={styles.groups}>
      {toGroups(services).map(({ title, items }) => (
        <section key={title} className={styles.group}>
          <h3 className={styles.heading}>{title}</h3>
          <ul className={styles.list}>
            {items.map((service) => (
              <li key={service.code} className={styles.service}>
                <div>
                  <h4 className={styles.title}>{service.title}</h4>
                  {service.text && <p className={styles.soft}>{service.text}</p>}
                  {service.variants.length > 0 && (
                    <p className={styles.variants}>
                      {service.variants.map((variant) => (
                        <span key={variant.title}>
                          {variant.title}: {formatPrice(variant.price)}
                        </span>
                      ))}
                    </p>
                  )}
                </div>
                <p className={styles.price}>
                  {formatServiceCost(service.price)}
                  <span className={styles.soft}>{durationWords(service.minutes)}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
