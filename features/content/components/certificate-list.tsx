import { Picture } from '@/components/media/picture'
import { bigPicture } from '@/components/media/gallery/model/gallery-sources'
import { Icon } from '@/components/ui/icon'
import { hrefs } from '@/lib/routing/hrefs'
import type { Certificate } from '../model/certificate'
import styles from './certificate-list.module.css'
import { HtmlText } from './html-text'
import { ZoomList } from './zoom-list'

/** A sheet of A4. */
const PICTURE = { width: 240, height: 340 } as const

type Props = {
  certificates: readonly Certificate[]
  /** Headings stand below the page's own, or below that of a part of it. */
  level?: 2 | 3
  /** On a page of the brand itself. */
  isOfBrand?: boolean
}

/** Certificates with their pictures, which open on the whole screen, and their papers. */
export function CertificateList({ certificates, level = 2, isOfBrand = false }: Props) {
  const pictures = certificates.flatMap(({ picture }) => picture ?? [])
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ZoomList pictures={pictures} label="Сертификаты" className={styles.list}>
      {certificates.map((certificate) => (
        <li key={certificate.code} className={styles.certificate}>
          {certificate.picture && (
            <a
              className={styles.picture}
              href={bigPicture(certificate.picture)}
              data-zoom={pictures.indexOf(certificate.picture)}
              aria-label={`Увеличить: ${certificate.title}`}
            >
              <Picture {...PICTURE} path={certificate.picture} alt="" />
            </a>
          )}
          <Title className={styles.title}>{certificate.title}</Title>
          <HtmlText html={certificate.preview} />
          <Facts certificate={certificate} />
          <p className={styles.links}>
            {certificate.brand && !isOfBrand && (
              <a className={styles.link} href={hrefs.brand(certificate.brand.code)}>
                {certificate.brand.title}
              </a>
            )}
            {certificate.document && (
              <a
                className={styles.link}
                href={certificate.document}
                target="_blank"
                rel="noopener"
                aria-label={`Открыть PDF в новой вкладке: ${certificate.title}`}
              >
                PDF
                <Icon name="external" size={16} />
              </a>
            )}
          </p>
        </li>
      ))}
    </ZoomList>
  )
}

function Facts({ certificate: { number, issuer, until } }: { certificate: Certificate }) {
  const facts = [
    { title: 'Номер', value: number },
    { title: 'Выдал', value: issuer },
    { title: 'Действует до', value: until },
  ].filter(({ value }) => value !== null)
  return (
    <dl className={styles.facts}>
      {facts.map(({ title, value }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
