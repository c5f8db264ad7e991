import { AdPlace } from '@/app/_components/marketing/ad-place'
import { OwnBlock } from '@/app/_components/marketing/own-block'
import { PageFacts } from '@/app/_components/marketing/page-facts'
import { RecommendedPlace } from '@/app/_components/marketing/recommended-place'
import { Gallery } from '@/components/media/gallery/gallery'
import { JsonLd } from '@/components/seo/json-ld'
import { buttonClass } from '@/components/ui/button'
import { BelowFold } from '@/components/navigation/below-fold'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { UnbrokenText } from '@/components/ui/marked-title'
import { CompareButton } from '@/features/compare/components/compare-button'
import { FitPanel } from '@/features/fitment/components/fit-panel'
import { BuyingBox } from '@/features/product/components/offers/buying-box'
import { ProductMicrodata } from '@/features/product/components/product-microdata'
import { ProductSummary } from '@/features/product/components/product-summary'
import { handOver } from '@/framework/next/document-parts'
import { StaticMarkup } from '@/framework/next/static-markup'
import { ReplacedNumber } from '@/features/search/components/replaced-number'
import type { Product } from '@/features/product/model/product'
import { toProductFacts } from '@/features/product/model/to-product-facts'
import { orEmpty } from '@/lib/data-cache/load'
import { env } from '@/lib/env'
import { hrefs } from '@/lib/routing/hrefs'
import { productJsonLd } from '@/lib/seo/data/product-data'
import { breadcrumbJsonLd } from '@/lib/seo/data/structured-data'
import { unbrokenPieces } from '@/lib/parts/title-parts'
import { commonTerms, deliveryLine, deliveryOf } from '@/lib/site/delivery-areas'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import { insteadOf } from './instead-of'
import type { WholeProduct } from './load-whole-product'
import { productBreadcrumbs } from './product-breadcrumbs'
import { ProductAction } from './product-action'
import { ProductAlert } from './product-alert'
import { ProductSections } from './product-sections'
import styles from './product-screen.module.css'

const TOGETHER = 'С этим покупают'

type Props = {
  whole: WholeProduct
  /** Heading that the gateway sends. */
  heading?: string | null
  subheading?: string | null
}

/** Everything about one part. What the page can do without falls back to nothing. */
export async function ProductScreen({ whole, heading, subheading }: Props) {
  const { product, price, parts, similar, together } = whole
  const [reviews, questions, use, site] = await Promise.all([
    whole.reviews,
    whole.questions,
    whole.use,
    orEmpty(loadBootstrap, undefined),
  ])
  const hasAlerts = site?.hasAlerts === true
  const delivery = site && deliveryOf(site)
  const analogs = parts?.analogs ?? []
  const best = price.kind === 'priced' ? price.price.groups[0] : undefined
  const facts = toProductFacts(whole, reviews)
  const trail = productBreadcrumbs(product)
  const section = product.breadcrumb.at(-1)
  const origin = env().SITE_URL
  return (
    <div className={`container ${styles.page}`}>
      <meta property="og:type" content="product" />
      {product.internalCode && <PageFacts kind="product" id={product.internalCode} />}
      <Breadcrumbs items={trail} />
      <article itemScope itemType="https://schema.org/Product">
        <StaticMarkup as="div" hidden>
          <ProductMicrodata facts={facts} />
        </StaticMarkup>
        <h1 className={styles.heading} itemProp="name" tabIndex={-1}>
          {heading ? <Unbroken text={heading} /> : <ProductName product={product} />}
        </h1>
        {subheading && <p>{subheading}</p>}
        <div className={styles.top}>
          <div className={styles.gallery}>
            <Gallery pictures={product.pictures} alt={product.title} />
          </div>
          <div className={styles.fitment}>
            <FitPanel
              part={{ brand: product.brand, article: product.article }}
              section={section && { title: section.title, href: hrefs.section(section.code) }}
            />
          </div>
          <div className={styles.aside}>
            <BuyingBox
              name={`${product.brand} ${product.article}`}
              price={price}
              instead={insteadOf({
                analogs: analogs.length,
                similar: similar.cards.length,
                breadcrumb: product.breadcrumb,
              })}
              path={facts.path}
              delivery={delivery ? deliveryLine(delivery) : null}
              action={best && <ProductAction product={product} offer={best} />}
              alert={
                hasAlerts && (
                  <ProductAlert
                    className={best ? styles.alert : buttonClass({ look: 'secondary' })}
                    part={{ brand: product.brand, article: product.article, price: best?.price ?? null }}
                  >
                    {best ? 'Сообщить о снижении цены' : 'Сообщить о поступлении'}
                  </ProductAlert>
                )
              }
            />
            {parts?.replacedBy && <ReplacedNumber article={product.article} by={parts.replacedBy} />}
          </div>
          <div className={styles.summary}>
            <ProductSummary product={product} action={<Compare product={product} />} />
          </div>
          <div className={styles.sections}>
            <ProductSections
              product={product}
              price={price}
              reviews={reviews}
              questions={questions}
              hasQuestions={site?.hasQuestions === true}
              analogs={analogs}
              pricedAt={parts?.pricedAt}
              similar={similar}
              use={use}
            />
          </div>
        </div>
      </article>
      <BelowFold>
        <RecommendedPlace kind="together" title={TOGETHER} codes={[product.internalCode]}>
          {together.cards.length > 0 && (
            <OwnBlock
              cards={handOver(together.cards) ?? together.cards}
              now={together.readAt}
              title={TOGETHER}
            />
          )}
        </RecommendedPlace>
      </BelowFold>
      <RecommendedPlace kind="viewed" title="Вы смотрели" codes={[product.internalCode]} />
      <AdPlace name="product" />
      <StaticMarkup as="div" hidden>
        <JsonLd data={productJsonLd(origin, facts, delivery ? commonTerms(delivery) : null)} />
        <JsonLd data={breadcrumbJsonLd(origin, trail)} />
      </StaticMarkup>
    </div>
  )
}

/** A product of which nothing is known beyond its number has nothing to compare. */
function Compare({ product: { internalCode, specs, breadcrumb, brand, article } }: { product: Product }) {
  if (internalCode === null || specs.length === 0) return null
  return (
    <CompareButton code={internalCode} section={breadcrumb.at(-1)?.code ?? ''} name={`${brand} ${article}`} />
  )
}

/** A heading that breaks inside of no size: «5W-30». */
function Unbroken({ text }: { text: string }) {
  return <UnbrokenText pieces={unbrokenPieces(text)} />
}

/** Title with maker and number, where the title does not name them itself. */
function ProductName({ product: { title, brand, article } }: { product: Product }) {
  if (title.includes(article)) return <Unbroken text={title} />
  return (
    <>
      <Unbroken text={title} />{' '}
      <span className={styles.number}>
        {brand} {article}
      </span>
    </>
  )
}
