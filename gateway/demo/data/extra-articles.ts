/** Further families of brands that stand in the other tables: title | family=patterns… */
export const EXTRA_ARTICLES = `
Nissens | cond=94####
Valeo | cond=81####;82####
Luzar | cond=LRAC ####
Denso | cond=DCN#####
Behr Hella | cond=8FC 351 ###-##1
MAHLE | cond=AC ### 000P;AC ### 000S
Sat | cond=ST-TY##-394-0;ST-HN##-394-0
Patron | cond=PRS1###, atff=PF5###, calkit=PRK###, sbush=PSE1####, rack=PSG####, gur=PPS1###, cvb=PDC####, gasket=PG1-####, relb=PCE2###, fog=P##-FOG###, abs=ABS#####, glow=PGP###, mcyl=PBC####, fender=P##-FP###AL, bumper=P##-BF###
Stellox | atff=27-0####-SX, sbush=77-5####-SX, rack=00-3####-SX, gur=00-36###-SX, cvb=13-0####-SX, seal=34-0####-SX, fog=11-3####-SX, abs=06-4####-SX, mcyl=05-8####-SX, glow=20-1####-SX, relb=07-0####-SX, fadd=12-7####-SX
Zekkert | sbush=GM-5###, calkit=RK-1###, rack=LG-1###, cvb=MP-1###, gasket=DK-1###, abs=SE-4###, emount=GM-2###, mcyl=HZ-1###
JS Asakashi | atff=JT###K;JT###
LYNXauto | atff=LT-###, sbush=CB-####, mcyl=BM-####, glow=GP-###
TRW | rack=JRM###;JRP####, gur=JPR###, calkit=SP####
Delphi | rack=TA8###, abs=SS#####, gur=DSP###
CTR | sbush=GV####;CVT-##
Febest | calkit=0175-###R;1275-###F
Trialli | calkit=CF 0#####, sbush=SB 2###, cvb=FG ###, rack=RR ####
Febi Bilstein | cvb=1####, relb=0####, glow=1####, abs=2####, gasket=1#####
Meyle | gur=514 631 ####, sbush=100 411 ####, abs=100 899 ####
SKF | relb=VKC ####
Masuma | gurfl=M20##, led=LED-###, fog=MFL-##
Bosch | relb=F 026 T##, led=1 987 301 ###
Castrol | gurfl=15F###
Mannol | gurfl=29##
Motul | gurfl=10####, fadd=10####
ABRO | fadd=DC-##;IC-###
Airline | led=ALB-H%-##, scanner=AOBD-##
AVS | led=A4####S, bolt=A7####S, scanner=A4####S
Philips | charger=CHG##
Seintex | rope=0####
Norplast | cover=NPA-C##-###
Element | cover=ORIGINAL.##.##
ТЗСК | bolt=B-12-##
SIM | mat=SM##-##-###
AGR | jack=AGR-J##
Качок | charger=CD-##;CH-###
`
