import { somarDias } from '../calendario.js';

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher), 'YYYY-MM-DD'. */
export function domingoDePascoa(ano: number): string {
  const a = ano % 19;
  const b = Math.floor(ano / 100);
  const c = ano % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${ano}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`;
}

/**
 * National holidays (Lei 662/1949 with Lei 10.607/2002, Lei 6.802/1980, Lei 14.759/2023; Good Friday by custom and
 * yearly ordinance), and the optional days on which schools close (Carnival and Corpus Christi), in the order of the
 * year.
 */
export function feriadosNacionais(ano: number): { data: string; nome: string }[] {
  const pascoa = domingoDePascoa(ano);
  const dias = [
    { data: `${ano}-01-01`, nome: 'Confraternização Universal' },
    { data: somarDias(pascoa, -48), nome: 'Carnaval (ponto facultativo)' },
    { data: somarDias(pascoa, -47), nome: 'Carnaval (ponto facultativo)' },
    { data: somarDias(pascoa, -2), nome: 'Paixão de Cristo' },
    { data: `${ano}-04-21`, nome: 'Tiradentes' },
    { data: `${ano}-05-01`, nome: 'Dia do Trabalho' },
    { data: somarDias(pascoa, 60), nome: 'Corpus Christi (ponto facultativo)' },
    { data: `${ano}-09-07`, nome: 'Independência do Brasil' },
    { data: `${ano}-10-12`, nome: 'Nossa Senhora Aparecida' },
    { data: `${ano}-11-02`, nome: 'Finados' },
    { data: `${ano}-11-15`, nome: 'Proclamação da República' },
    { data: `${ano}-11-20`, nome: 'Dia Nacional de Zumbi e da Consciência Negra' },
    { data: `${ano}-12-25`, nome: 'Natal' },
  ];
  return dias.sort((a, b) => a.data.localeCompare(b.data));
}
