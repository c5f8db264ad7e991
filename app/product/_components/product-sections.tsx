import { handOver } from '@/framework/next/document-parts'
import type { ComponentProps, ReactNode } from 'react'
import { BuyOffer } from '@/app/_components/goods/buy-offer'
import { RecommendedPlace } from '@/app/_components/marketing/recommended-place'
import { BelowFold } from '@/components/navigation/below-fold'
import { Chip } from '@/components/ui/chip'
import { EmptyState } from '@/components/ui/empty-state'
import { NumberUses } from '@/features/original-catalogs/components/unit/number-uses'
import type { NumberUse } from '@/features/original-catalogs/server/load-use'
import { FitmentList } from '@/features/product/components/fitment-list'
import { OemNumbers } from '@/features/product/components/oem-numbers'
import { OffersTable } from '@/features/product/components/offers/offers-table'
import { ProductDocuments } from '@/features/product/components/product-documents'
import { ProductStrip } from '@/app/_components/goods/product-strip'
import { RichText } from '@/features/product/components/rich-text'
import { SpecTable } from '@/features/product/components/spec-table'
import type { Product } from '@/features/product/model/product'
import type { ProductPrice } from '@/features/product/model/product-price'
import type { ReadCards } from '@/features/product/server/load-similar'
import { AskLink } from '@/features/questions/components/ask-link'
import { QuestionsBlock } from '@/features/questions/components/questions-block'
import type { Questions } from '@/features/questions/model/questions'
import { ReviewsBlock } from '@/features/reviews/components/reviews-block'
import { WriteReviewLink } from '@/features/reviews/components/write-review-link'
import type { Reviews } from '@/features/reviews/model/review'
import type { PartOffers } from '@/features/search/model/part'
import { StaticMarkup } from '@/framework/next/static-markup'
import { hrefs } from '@/lib/routing/hrefs'
import { ProductAnalogs } from './product-analogs'
import styles from './product-screen.module.css'

type Props = {
  product: Product
  price: ProductPrice
  reviews: Reviews | undefined
  questions: Questions | undefined
  /** Whether one can be asked. */
  hasQuestions: boolean
  analogs: readonly PartOffers[]
  /** When the analogs' prices were read, ISO 8601. */
  pricedAt: string | undefined
  similar: ReadCards
  use: NumberUse | undefined
}

type Section = { id: string; title: string; content: ReactNode; isStatic?: boolean }

/** Everything below the fold, with the way to each part of it. */
export function ProductSections(props: Props) {
  const sections = sectionsOf(props)
  return (
    <>
      <StaticMarkup as="nav" className={styles.nav} aria-label="На этой странице">
        {sections.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </StaticMarkup>
      <BelowFold>
        {sections.map((section) => (
          <ProductSection key={section.id} section={section} />
        ))}
      </BelowFold>
    </>
  )
}

function ProductSection({ section: { id, title, content, isStatic = false } }: { section: Section }) {
  const Part = isStatic ? StaticSection : 'section'
  return (
    <Part id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {content}
    </Part>
  )
}

function StaticSection(props: Omit<ComponentProps<typeof StaticMarkup>, 'as'>) {
  return <StaticMarkup as="section" {...props} />
}

function sectionsOf({
  product,
  price,
  reviews,
  questions,
  hasQuestions,
  analogs,
  pricedAt,
  similar,
  use,
}: Props): Section[] {
  const { specs, fitments, oemNumbers, certificates, tags } = product
  const name = `${product.brand} ${product.article}`
  const ask = hasQuestions && product.internalCode && <AskLink productCode={product.internalCode} />
  const isAsked = questions !== undefined && questions.questions.length > 0
  const texts = [product.preview, product.content].filter((text) => text !== null)
  const all: (Section & { isShown: boolean })[] = [
    {
      id: 'offers',
      title: 'Предложения',
      isShown: price.kind === 'priced' && price.price.groups.length > 0,
      content: price.kind === 'priced' && (
        <OffersTable
          part={{ brand: price.price.brand, article: price.price.article }}
          offers={price.price.groups}
          caption={`Предложения ${name}`}
          pricedAt={price.pricedAt}
          isSortable
          actionFor={(offer) => <BuyOffer part={product} offer={offer} look="row" />}
        />
      ),
    },
    {
      id: 'specs',
      title: 'Характеристики',
      isShown: specs.length > 0,
      isStatic: true,
      content: <SpecTable specs={specs} />,
    },
    {
      id: 'fitment',
      title: 'Применимость',
      isShown: fitments.length > 0,
      isStatic: true,
      content: <FitmentList fitments={fitments} />,
    },
    {
      id: 'oem',
      title: 'Оригинальные номера',
      isShown: oemNumbers.length > 0,
      isStatic: true,
      content: <OemNumbers numbers={oemNumbers} />,
    },
    {
      id: 'drawings',
      title: 'Применяется в',
      isShown: use !== undefined,
      isStatic: true,
      content: use && <NumberUses use={use} isShort />,
    },
    {
      id: 'analogs',
      title: 'Аналоги',
      isShown: analogs.length > 0,
      content: <ProductAnalogs product={product} analogs={analogs} pricedAt={pricedAt} />,
    },
    {
      id: 'reviews',
      title: 'Отзывы',
      isShown: true,
      isStatic: !reviews || reviews.total === 0,
      content:
        reviews && reviews.total > 0 ? (
          <>
            <ReviewsBlock reviews={reviews} productCode={product.internalCode ?? product.id} />
            {!isAsked && ask && <p className={styles.ask}>{ask}</p>}
          </>
        ) : (
          <EmptyState
            title="Отзывов пока нет"
            text="Об этой детали ещё никто не написал. Расскажите первым."
            actions={
              product.internalCode && (
                <>
                  <WriteReviewLink productCode={product.internalCode} />
                  {!isAsked && ask}
                </>
              )
            }
          />
        ),
    },
    {
      id: 'questions',
      title: 'Вопросы',
      isShown: isAsked,
      content: questions && <QuestionsBlock questions={questions} ask={ask} canAnswer={hasQuestions} />,
    },
    {
      id: 'description',
      title: 'Описание',
      isShown: texts.length > 0,
      isStatic: true,
      content: texts.map((html) => <RichText key={html} html={html} />),
    },
    {
      id: 'documents',
      title: 'Документы',
      isShown: certificates.length > 0,
      isStatic: true,
      content: <ProductDocuments documents={certificates} />,
    },
    {
      id: 'similar',
      title: 'Похожие товары',
      isShown: similar.cards.length > 0,
      content: (
        <RecommendedPlace kind="similar" codes={[product.internalCode]}>
          <ProductStrip
            cards={handOver(similar.cards) ?? similar.cards}
            now={similar.readAt}
            label="Похожие товары"
          />
        </RecommendedPlace>
      ),
    },
    {
      id: 'tags',
      title: 'Смотрите также',
      isShown: tags.length > 0,
      isStatic: true,
      content: (
        <p className={styles.links}>
          {tags.map(({ slug, title }) => (
            <Chip key={slug} href={hrefs.search({ q: title })}>
              {title}
            </Chip>
          ))}
        </p>
      ),
    },
  ]
  return all.filter(({ isShown }) => isShown)
}
