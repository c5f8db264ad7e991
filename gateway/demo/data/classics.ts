/** family | engine | brand | article */
export const CLASSICS = `
oilf | ВАЗ-21126 | MANN-FILTER | W 914/2
oilf | ВАЗ-21126 | Filtron | OP 520/1
oilf | A15SMS | MAHLE | OC 90
oilf | A15SMS | MANN-FILTER | W 712/22
oilf | G4FC | Hyundai/Kia | 26300-35503
oilf | G4FC | MANN-FILTER | W 811/80
oilf | 1ZR-FE | MANN-FILTER | HU 7019 z
oilf | MR20DE | MANN-FILTER | W 67/1
oilf | K4M | MANN-FILTER | W 75/3
oilf | N52B30 | MANN-FILTER | HU 816 x
plug | G4FC | NGK | LZKR6B-10E
plug | ВАЗ-21126 | NGK | BCPR6ES
plug | ВАЗ-21126 | Denso | Q20PR-U11
`
