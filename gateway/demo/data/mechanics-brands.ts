/**
 * title | tier | family=article patterns…; country and spellings stand in the dictionary of brands.
 * Tiers: p premium, m middle, b budget, o the vehicle maker's own parts. In a pattern # is a digit, % a digit but 0, @ a letter.
 */
export const MECHANICS_BRANDS = `
MANN-FILTER | p | oilf=W ###/%;W 7##/##;HU ###/% x;W %##, airf=C ## ###;C ####/%;C ###, fuelf=WK ###/%;WK ##/##;P %## x, cabf=CU ####;CUK ####;CU ## ###-2, atff=H ### KIT
MAHLE | p | oilf=OC %##;OX ###D;OC %#, airf=LX ####;LX ###/%, fuelf=KL ###;KX ###D, cabf=LA ####;LAK ###, atff=HX ###D, thermo=TX ### ##D;TI ### ##, rad=CR #### 000P
Bosch | p | oilf=0 451 103 ###;F 026 407 ###, airf=1 457 433 ###;F 026 400 ###, fuelf=0 450 905 ###, cabf=1 987 432 ###, pads=0 986 424 ###;0 986 494 ###, disc=0 986 478 ###;0 986 479 ###, shoe=0 986 487 ###, hose=1 987 476 ###, abs=0 265 00# ###, plug=0 242 2## ###, coil=0 221 50# ###, glow=0 250 20# ###, starter=0 001 1## ###, altern=0 124 5## ###, lambda=0 258 00# ###;0 258 986 ###, crank=0 261 210 ###, akb=0 092 S40 0##;0 092 S50 0##, wiper=3 397 00# ###;3 397 118 ###, halo=1 987 302 ###, charger=0 189 999 ###, brakefl=1 987 479 ###
Filtron | m | oilf=OP ###/%;OE ###/%, airf=AP ###/%;AK ###/%, fuelf=PP ###/%;PE ###/%, cabf=K ####;K ####A
Hengst Filter | p | oilf=E###H D##;H##W##, airf=E###L, fuelf=E##KP D##, cabf=E####LI;E####LC
UFI | m | oilf=23.###.00;25.###.00, airf=30.###.00, fuelf=31.###.00;55.###.00, cabf=53.###.00;54.###.00
Champion | m | oilf=COF1#####S, airf=CAF1#####P, cabf=CCF####, plug=OE###;RC##YC%, wiper=A##/B01;AFR##
Sakura | m | oilf=C-####;EO-####, airf=A-####, fuelf=F-####, cabf=CA-#####
JS Asakashi | m | oilf=C###J;C###, airf=A###J;A####, fuelf=FS####, cabf=AC###J;AC####
Goodwill | b | oilf=OG ###, airf=AG ###, fuelf=FG ###, cabf=AG ### CF;AG ### CFC
BIG Filter | b | oilf=GB-1###;GB-10## , airf=GB-9###;GB-95, fuelf=GB-3##, cabf=GB-98##
Невский фильтр | b | oilf=NF-10##;NF-15##, airf=NF-5###, fuelf=NF-21##, cabf=NF-61##
TRW | p | pads=GDB####, disc=DF####;DF####S, drum=DB####, shoe=GS####, cal=BHN###E, hose=PHB###;PHD###, mcyl=PMF###, shock=JGM###S;JGT###T, spring=JCS####, arm=JTC####, ball=JBJ###;JBJ####, bush=JBU###, link=JTS####, tie=JTE####, rod=JAR####, brakefl=PFB###
Brembo | p | pads=P ## ###;P ## ###N, disc=09.@###.11;09.####.11;08.####.11, drum=14.@###.10, shoe=S ## ###, cal=F ## ###, hose=T ## ###, mcyl=M ## ###, brakefl=L 04 0##
ATE | p | pads=13.0460-####.2;13.0470-####.2, disc=24.0122-0###.1;24.0325-0###.1, drum=24.0222-0###.2, shoe=03.0137-0###.2, cal=24.3###-####.5, hose=24.5###-####.3, mcyl=03.2021-####.3, abs=24.0711-####.3, calkit=11.0441-####.2, brakefl=03.9901-580#.2
Ferodo | p | pads=FDB####;FDB####-D, disc=DDF####;DDF####C, shoe=FSB###, drum=FDR329###, hose=FHY####
Textar | p | pads=2%%%%01;2%%%%03, disc=92######, shoe=91######, drum=94######, brakefl=95002#00
Zimmermann | p | pads=2%%%%.###.1, disc=100.####.20;150.####.52, drum=430.####.00, shoe=10990.###.%
Sangsin Brake | m | pads=SP####;SP####A, disc=SD####, shoe=SA###, drum=SD5###
NiBK | m | pads=PN####;PN####S, disc=RN####;RN####V, shoe=FN####
Advics | p | pads=SN###P;A%N###, disc=A6F###, cal=SCK####
Akebono | p | pads=AN-###WK;AN-%##K, disc=BN-####
Remsa | m | pads=0###.##;1###.##, disc=6####.10, shoe=4###.0#
Trialli | b | pads=PF ####;PF ####, disc=DF ######, drum=TF ######, shoe=GF ####, cal=CF ######, hose=BH ###, mcyl=CF 1##, shock=AG #####;AH #####, spring=CS ####, arm=AR ####, ball=AJ ####, bush=SB ####, link=SP ####, tie=SR ####, rod=RA ####, hubb=CM ####, wpump=WP ####, clutch=FR ####, cv=GO ####, coil=ZC ###, thermo=TS ###
LYNXauto | b | oilf=LC-####, airf=LA-####, fuelf=LF-####, cabf=LAC-####, pads=BD-####, disc=BN-####, shoe=BS-####, arm=C####LR, ball=C####, link=C####, tie=C####, hubb=WB-####, shock=G#####L;G#####R, cv=CO-####, wiper=LW###, plug=SP-###, calkit=BC-####, tbelt=###BL##
Kayaba | p | shock=33####;34####;3330##, spring=RA####;RC####, mount=SM####, dust=9100##
Sachs | p | shock=31# ###;20# ###, spring=99# ###, mount=80# ###, dust=900 ###, clutch=3000 ### 001;3000 9## 0##, relb=3151 ### 001
Monroe | m | shock=G####;G7###;D####, spring=SP####, mount=MK###, dust=PK###, arm=L####;L##A##
Bilstein | p | shock=22-######;19-######, dust=10-######
Lemförder | p | arm=### ## 01;### ##02, ball=### ## 01, bush=### ## 01, link=### ## 01, sbush=### ## 01, tie=### ## 01, rod=### ## 01, mount=### ## 01, emount=### ## 01
MOOG | m | arm=RE-TC-#####;VV-WP-####, ball=HY-BJ-####;KI-BJ-#####, bush=VV-SB-####, link=HY-LS-####, tie=TO-ES-####, rod=TO-AX-####, hubb=VO-WB-#####
CTR | m | arm=CQKH-##L;CQT-##R, ball=CBKH-##;CB0###, bush=CVKH-##;GV0###, link=CLKH-##;CL0###, tie=CEKH-##L;CE0###, rod=CRKH-##;CR0###
555 | p | arm=SA-####L, ball=SB-####, link=SL-####L, tie=SE-####R, rod=SR-####
Febest | b | arm=0124-###LH;1224-###RH, ball=0120-###;1220-###F, bush=TAB-###;NAB-###;HYAB-###, link=0123-###;1223-###F, sbush=TSB-###;HYSB-@@@F, mount=TSS-###;HYSS-@@@, tie=0121-###, rod=0122-###, hubb=0182-###MF;DAC########, cv=0110-###;1210-###A48, cvb=0117-###, emount=TM-###;HYM-###, dust=TSHB-###, roll=0187-###, seal=95HAY-########@
Delphi | m | pads=LP####, disc=BG####;BG####C, shoe=LS####, hose=LH####, arm=TC####, ball=TC####, bush=TD###W, link=TC####, tie=TA####, rod=TA####, lambda=ES#####-12B1, coil=GN#####-12B1, crank=SS#####-12B1, fuelf=HDF###
Febi Bilstein | m | oilf=3####;1#####, airf=4####, cabf=3####, arm=2####;1#####, ball=2####, bush=1####, link=2####, sbush=1####, mount=1####, tie=2####, rod=1####, hubb=1#####, roll=3####, wpump=2####, tkit=4####, emount=1#####, rad=1#####, thermo=1#####, gurfl=0####, coolant=0####, atff=2####
SWAG | m | arm=30 73 ####, ball=60 78 ####, bush=50 60 ####, link=90 79 ####, tie=62 71 ####, mount=32 54 ####, roll=99 03 ####, emount=10 13 ####
Meyle | m | oilf=100 322 ####, airf=112 321 ####, cabf=112 319 ####, pads=025 ### ####/PD, disc=115 521 ####, arm=116 050 ####/HD, ball=116 010 ####, bush=100 610 ####/HD, link=116 060 ####/HD, tie=116 020 ####, mount=100 641 ####, rad=100 ### ####, wpump=113 220 ####
SKF | p | hubb=VKBA ####, roll=VKM #####, tkit=VKMA #####, wpump=VKPC #####, mount=VKDA #####, link=VKDS ######, arm=VKDS 3#####, cv=VKJA ####, cvb=VKJP ####, pbelt=VKMV {kolichestvo_ruchev}PK{dlina_remnya_mm}
SNR | p | hubb=R1##.##;R1##.##S, roll=GT3##.##;GA3##.##, tkit=KD4##.##, mount=KB6##.##, cv=DK55.###
FAG | p | hubb=713 6## ##0;713 6## ###0, abs=ABS-####
NSK | p | hubb=ZA-##BWKH##@;40BWD##, roll=EP##-###
Koyo | m | hubb=DAC####2#-S;DAC####-2RS, roll=PU######RR%
INA | p | roll=531 0### 10;534 0### 10, tkit=530 0### 10, wpump=538 0### 10, relb=510 0### 10
Gates | p | tbelt=5###XS;T###, tkit=K0##5###XS;KP###5###XS-1, pbelt={kolichestvo_ruchev}PK{dlina_remnya_mm}, roll=T3####;T4####, wpump=WP0###, thermo=TH#####G1, hose=1###
ContiTech | p | tbelt=CT####;CT###, tkit=CT####K1;CT####WP%, pbelt={kolichestvo_ruchev}PK{dlina_remnya_mm}, roll=V##### , wpump=WPS3###
Dayco | m | tbelt=94####, tkit=KTB###;KTBWP####, pbelt={kolichestvo_ruchev}PK{dlina_remnya_mm}, roll=APV####;ATB####, wpump=DP###
Bando | m | tbelt=###YU##;S###, pbelt={kolichestvo_ruchev}PK{dlina_remnya_mm}
Optibelt | m | tbelt=ZRK ####, tkit=KT ####, pbelt={kolichestvo_ruchev} PK {dlina_remnya_mm}
Airtex | m | wpump=1###;16##
GMB | m | wpump=GWHY-##A;GWT-###A, roll=GTB####;GT####, hubb=GH0####, cv=GUT-##, link=1002-####
Hepu | m | wpump=P###;P####, coolant=P999-G12;P999-YLW;P900-RM%#, thermo=T####
Luzar | b | rad=LRc 0###;LRc ####, wpump=LWP 0###, thermo=LT 0###, hose=LH ####, starter=LST 0###, altern=LGA 0###, roll=LRP ####
Nissens | m | rad=6#####;6####A, wpump=83####
Valeo | p | rad=73####;70####, clutch=826###;832###;003###, relb=804###, wiper=57####;56####, starter=43####, altern=43####, headl=04####, pads=301###;598###, cabf=698###;715###, airf=585###, oilf=586###, coil=245###, thermo=82####
Behr Hella | p | rad=8MK 376 7##-##1, thermo=6BR 361 ###-##1
Denso | p | plug=K20PR-U11;IK##;SK##HR11;K##TT;Q##R-U11;VXU##;W##EPR-U, coil=DIC-0###, glow=DG-###, lambda=DOX-0###;DOX-1###, starter=DSN###, altern=DAN###, rad=DRM#####, cabf=DCF###K, wiper=DM-0##;DUR-0##L, crank=DCPS-0###
NGK | p | plug=BKR{kalilnoe_chislo}E;BKR{kalilnoe_chislo}EK-11;LZKAR{kalilnoe_chislo}AP-11;BPR{kalilnoe_chislo}ES-11;IFR{kalilnoe_chislo}T11;LFR{kalilnoe_chislo}AIX-11;ILZKR{kalilnoe_chislo}B-11S;PFR{kalilnoe_chislo}B;DCPR{kalilnoe_chislo}E;BCPR{kalilnoe_chislo}ES, coil=48###;49###, glow=Y-###J;CY##, lambda=OZA###-E##
Eyquem | m | plug=RFC##LZ%E;FC##LS
Beru | m | plug=Z###;Z##, glow=GN###;GE###, coil=ZSE###;ZS###, crank=GE###
Hella | p | halo=8GH 00# ###-##1, led=8GH 178 ###-##1, xenon=8GS 009 ###-##1, headl=1EJ 0## ###-##1;1LX 3## ###-##1, tail=2SK 0## ###-##1, fog=1NE 2## ###-##1, coil=5DA 358 ###-##1, crank=6PU 009 ###-##1, abs=6PU 01# ###-##1, wiper=9XW 358 ###-##1, starter=8EA 01# ###-##1, charger=8ES 358 ###-##1
Magneti Marelli | m | altern=06370####010, starter=06310####010, coil=06077####010, headl=71108####, tail=71402####, lambda=46601650####
LuK | p | clutch=6## #### 00;6## #### 09, relb=500 #### 10;510 0### 10
Exedy | p | clutch=TYK####;MZK####;HCK####, relb=BRG###;CRB####
Aisin | p | clutch=KT-###B;KN-###, wpump=WPT-###;WPK-###V, relb=BN-###, thermo=WT56#-82, atf=ATF-94##, tkit=TKT-###, coolant=LLC-9####
GSP | b | cv=8#####;2#####, hubb=9######;9######K, cvb=7#####, arm=S0#####, ball=S0#####, link=S05####, tie=S07####, emount=51####
Loebro | m | cv=30####, cvb=30####
Elring | m | gasket=###.###;#####.0, seal=###.###
Victor Reinz | m | gasket=61-#####-00;15-#####-01, seal=81-#####-00
Ajusa | m | gasket=10######;56######, seal=15######
Corteco | m | seal=1201####B;2001####B, gasket=41####P, emount=8000####;2160####, bush=8000####, hose=1902####, mount=8000####
Stellox | b | oilf=20-50###-SX, airf=71-01###-SX, cabf=71-10###-SX, pads=### 00#B-SX, disc=6020-####-SX;6020-####V-SX, shoe=### 10#-SX, arm=57-0####-SX, ball=52-0####-SX, bush=77-0####-SX, link=56-0####-SX, tie=51-0####-SX, rod=55-0####-SX, shock=4113-####-SX;3214-####-SX, hubb=43-2####-SX, wpump=4500-####-SX, coil=61-00###-SX, rad=10-2####-SX, altern=06-0####-SX, starter=06-1####-SX, cv=150-####-SX, roll=03-4####-SX, tail=11-0####-SX, mount=12-1####-SX, lambda=20-0####-SX
Patron | b | oilf=PF4###, airf=PF1###, cabf=PF2###, fuelf=PF3###, pads=PBP####;PBP###KOR, disc=PBD####, shoe=PSP###, shock=PSA######, spring=PCS#####, arm=PS5###L;PS5###R, ball=PS3###, bush=PSE####, link=PS4###, tie=PS1###, rod=PS2###, hubb=PBK####, wpump=PWP####, rad=PRS####, coil=PCI####, cv=PCV####, clutch=PCE####, emount=PSE3####, thermo=PE2####, tbelt=###SHPN###, pbelt={kolichestvo_ruchev}PK{dlina_remnya_mm}, roll=PT#####, starter=PSTR###, altern=PALT###, lambda=HZ#####
Zekkert | b | oilf=OF-4###, airf=LF-1###, cabf=IF-3###K, pads=BS-1###, disc=BS-5###, shoe=BS-2###, shock=SG-4###, spring=SF-5###, arm=QL-1###, ball=TG-5###, bush=GM-1###, link=SS-1###, tie=SR-1###, wiper=BW-###, cv=AW-1###, hubb=RL-1###, tbelt=KN-###, dust=SA-5###
Fenox | b | pads=BP43###;BP42###, disc=TB21####, drum=TR35####, shoe=BP53###, cal=CTC####, hose=PH21####, mcyl=T18##C3, shock=A61###;A12###, arm=CA21###, ball=BJ10###, bush=AB20###, link=LS11###, tie=SP30###, rod=SP31###, mount=SSM####, dust=AKP####
Avantech | b | oilf=OF0###, airf=AF0###, cabf=CF0###, pads=AV###;BS####, wiper=ASR##;S-##, hubb=ADH###
Hola | b | shock=S###;SH##-###G, mount=SM##-###, spring=MS##-###, dust=BP##-###, pads=BD###, disc=HD###, cv=CJ##-##
Mando | m | pads=MPH##;MPK##, disc=MBC0#####, cal=BCA######, shock=EX5########;MSS0#####, rack=TMC######, link=SLH00##, tie=DTO#####, gur=EX571######, calkit=SBK####
Parts-Mall | b | oilf=PB#-00#, airf=PA@-0##, cabf=PMA-0##, pads=PK@-0##, disc=PRA-0##, shoe=PLA-0##, shock=PJA-###A, arm=PXCAA-0##LR, ball=PXCJA-0##, link=PXCLA-0##, tie=PXCTA-0##, wpump=PHA-0##, clutch=PBK-###, gasket=PGA-N0##, rad=PXNDA-0##, cv=PXCWA-###
Asva | b | arm=TYTA-###, bush=TAB-###, hubb=TYWB-####, link=TYSL-###, cv=TYAV-###, coil=TYCL-###, seal=AS-########
Masuma | m | oilf=MFC-###;MFC-1###, airf=MFA-###;MFA-A###, cabf=MC-###;MC-1###CL, fuelf=MFF-T###, pads=MS-####;MS-C0###, disc=BD-####, shoe=MK-####, shock=G4###, spring=MC-####, arm=MA-####R, ball=MB-####, bush=RU-###, link=ML-####, sbush=MP-####, tie=ME-####, rod=MR-####, hubb=MW-#####, cv=T-##;N-0##, cvb=MF-####, wpump=WP####, thermo=WW56A-82, roll=MIP-####, wiper=MU-##H;MU-0##, halo=L###, plug=S-###, lambda=MO-####, gasket=MD-#####, seal=MOS-NS####, tbelt=###YU##, pbelt={kolichestvo_ruchev}PK-{dlina_remnya_mm}, bolt=MLS-0##, akb=MAB-##
Sat | b | oilf=ST-#####, airf=ST-17801-#####, cabf=ST-87139-#####, headl=ST-212-11##L, tail=ST-212-19##R, fender=ST-TY##-016-L0, bumper=ST-TY##-000-A0, mirror=ST-TY##-940-1, rad=SG-TY00##-R, wpump=ST-16100-#####, hubb=ST-4####-#####, fog=ST-212-20##-LED, coil=ST-90919-0####, lambda=ST-89465-#####
`
