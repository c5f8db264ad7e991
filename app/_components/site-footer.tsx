import type { Bootstrap } from '@/lib/site/load-bootstrap'

export function SiteFooter({ site }: { site: Bootstrap | undefined }) {
  return <footer className="container">{site?.params.siteName ?? 'Арус'}</footer>
}
