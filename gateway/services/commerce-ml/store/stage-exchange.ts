import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { PropertyValue } from '@/gateway/db/schema/catalog'
import { articleKey, foldedArticleKey } from '@/lib/parts/keys'
import type { JudgedProduct } from './judge-product'
import type { JudgedOffer } from './judge-offer'

export type StagedGoods = Pick<JudgedProduct, 'id' | 'article' | 'title' | 'groups' | 'unit'> & {
  brandId: number
  /** By the rules of the owner. */
  sectionId: number | null
  /** What a product that is made of it is born with. */
  properties: Record<string, PropertyValue>
  content: string | null
}

/** Tables of this file alone; they are gone with the transaction. */
export async function createExchangeStaging(db: Database): Promise<void> {
  await db.execute(sql`create temporary table exchange_staged_goods (
    place integer generated always as identity, id text primary key, brand_id integer not null, article text not null,
    article_key text not null, folded_key text not null, title text not null, unit text not null, groups jsonb not null, section_id integer,
    properties jsonb not null, content text, product_id integer
  ) on commit drop`)
  await db.execute(sql`create temporary table exchange_gone_goods (id text primary key) on commit drop`)
  await db.execute(sql`create temporary table exchange_staged_offers (
    id text primary key, goods_id text not null, is_deleted boolean not null, has_price boolean not null,
    price integer, stock jsonb) on commit drop`)
  await db.execute(
    sql`create temporary table exchange_touched (product_id integer primary key) on commit drop`,
  )
}

export async function stageGoods(db: Database, goods: readonly StagedGoods[]): Promise<void> {
  const rows = new Map(
    goods.map(({ id, brandId, article, title, unit, groups, sectionId, properties, content }) => [
      id,
      {
        id,
        brand_id: brandId,
        article,
        article_key: articleKey(article),
        folded_key: foldedArticleKey(article),
        title,
        unit,
        groups,
        section_id: sectionId,
        properties,
        content,
      },
    ]),
  )
  if (rows.size === 0) return
  await db.execute(sql`
    insert into exchange_staged_goods (id, brand_id, article, article_key, folded_key, title, unit, groups, section_id,
      properties, content)
    select id, brand_id, article, article_key, folded_key, title, unit, groups, section_id, properties, content
      from jsonb_to_recordset(${JSON.stringify([...rows.values()])}::jsonb) as r(id text, brand_id integer,
        article text, article_key text, folded_key text, title text, unit text, groups jsonb, section_id integer,
        properties jsonb, content text)
    on conflict (id) do nothing`)
}

export async function stageGone(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.execute(
    sql`insert into exchange_gone_goods select unnest(${sql.param([...new Set(ids)])}::text[]) on conflict do nothing`,
  )
}

export async function stageOffers(db: Database, offers: readonly JudgedOffer[]): Promise<void> {
  const rows = new Map(offers.map((offer) => [offer.id, offer]))
  if (rows.size === 0) return
  await db.execute(sql`
    insert into exchange_staged_offers
    select id, "goodsId", "isDeleted", "hasPrice", price, nullif(stock, 'null'::jsonb)
      from jsonb_to_recordset(${JSON.stringify([...rows.values()])}::jsonb) as r(id text, "goodsId" text,
        "isDeleted" boolean, "hasPrice" boolean, price integer, stock jsonb)
    on conflict (id) do nothing`)
}
