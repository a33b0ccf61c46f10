import { Decimal, decimal, somarDias, type Numerico } from '@merenda/shared/regras';
import type { Limite, Problema } from './problema.js';

/** A coefficient and its variable. */
type Termo = readonly [Numerico, string];

/** One inequality of the model. */
interface Linha {
  termos: readonly Termo[];
  operador: '>=' | '<=' | '=';
  limite: Numerico;
  /** The variable of the amount by which the row is not kept, and the price of one unit. */
  violacao: { variavel: string; peso: number } | null;
}

/** The goal, its rows, and the kinds of variables. */
interface Modelo {
  objetivo: Termo[];
  linhas: Linha[];
  /** Variables between 0 and 1 that the rows make whole. */
  unitarias: string[];
  binarias: string[];
}

/** A meal without a dish is worse than a repeated dish, which is worse than any limit that is not kept. */
const PESO_DA_VAGA = 10_000;
const PESO_DA_REPETICAO = 100;

/** Coefficients have no more decimals, so that the tolerance of the solver never hides a limit that is not kept. */
const CASAS = 4;

/** The variable of a dish at a meal. */
export const variavelDoPrato = (vaga: number, prato: number): string => `x_${vaga}_${prato}`;

/** The variable of the amount by which a limit is not kept. */
export const variavelDaViolacao = (limite: number): string => `f_${limite}`;

/** Minimal cost that keeps every row, in the LP format of HiGHS. */
export const textoDoModelo = (problema: Problema): string => escrever(modelar(problema));

/**
 * The same rows, each of which may be broken at a price: the solution has the smallest total violation, each limit's in
 * parts of the limit.
 */
export function textoDasViolacoes(problema: Problema): string {
  const { linhas, ...modelo } = modelar(problema);
  const quebradas = linhas.flatMap(({ violacao }) => (violacao ? [violacao] : []));
  return escrever({
    ...modelo,
    objetivo: quebradas.map(({ variavel, peso }): Termo => [peso, variavel]),
    linhas: linhas.map(({ violacao, ...linha }) => ({
      ...linha,
      violacao,
      termos: violacao ? [...linha.termos, [linha.operador === '<=' ? -1 : 1, violacao.variavel]] : linha.termos,
    })),
  });
}

function modelar(problema: Problema): Modelo {
  const partes = [vagas(problema), repeticoes(problema), principais(problema), sobras(problema)];
  const doLimite = problema.limites.map((limite, n) => limitar(problema, limite, n));
  const todas = [...partes, ...doLimite];
  return {
    objetivo: todas.flatMap(({ objetivo = [] }) => objetivo),
    linhas: todas.flatMap(({ linhas }) => linhas),
    unitarias: todas.flatMap(({ unitarias = [] }) => unitarias),
    binarias: todas.flatMap(({ binarias = [] }) => binarias),
  };
}

type Parte = Partial<Modelo> & Pick<Modelo, 'linhas'>;

/** One dish a meal, at its price. */
function vagas({ vagas, pratos }: Problema): Parte {
  const pesos = new Map(pratos.map(({ id, peso }) => [id, peso]));
  return {
    objetivo: vagas.flatMap((vaga, v) => vaga.pratos.map((id): Termo => [pesos.get(id) ?? 0, variavelDoPrato(v, id)])),
    binarias: vagas.flatMap((vaga, v) => vaga.pratos.map((id) => variavelDoPrato(v, id))),
    linhas: vagas.map((vaga, v) => ({
      termos: vaga.pratos.map((id): Termo => [1, variavelDoPrato(v, id)]),
      operador: '=',
      limite: 1,
      violacao: { variavel: `fv_${v}`, peso: PESO_DA_VAGA },
    })),
  };
}

/** A dish at most so many times, and once in two consecutive days. */
function repeticoes({ vagas, pratos }: Problema): Parte {
  const noMaximo = (termos: Termo[], limite: number, nome: string): Linha[] =>
    termos.length > limite
      ? [{ termos, operador: '<=', limite, violacao: { variavel: nome, peso: PESO_DA_REPETICAO } }]
      : [];
  return {
    linhas: pratos.flatMap(({ id, vezes }) => {
      const servido = vagas.flatMap((vaga, v) => (vaga.pratos.includes(id) ? [{ v, dia: vaga.dia }] : []));
      const em = (dias: readonly string[]) =>
        servido.flatMap(({ v, dia }): Termo[] => (dias.includes(dia) ? [[1, variavelDoPrato(v, id)]] : []));
      return [
        ...noMaximo(em(servido.map(({ dia }) => dia)), vezes, `fr_${id}`),
        ...[...new Set(servido.map(({ dia }) => dia))].flatMap((dia) =>
          noMaximo(em([dia, somarDias(dia, 1)]), 1, `fd_${id}_${dia.replaceAll('-', '')}`),
        ),
      ];
    }),
  };
}

/** The same main item not on consecutive days; on one day it may be in two meals. */
function principais({ vagas, pratos }: Problema): Parte {
  const dias = [...new Set(vagas.map(({ dia }) => dia))];
  const principais = [...new Set(pratos.flatMap(({ principal }) => principal ?? []))];
  const unitarias: string[] = [];
  const linhas = principais.flatMap((principal) => {
    const com = new Set(pratos.filter((prato) => prato.principal === principal).map(({ id }) => id));
    const noDia = (dia: string) => `p_${principal}_${dia.replaceAll('-', '')}`;
    unitarias.push(...dias.map(noDia));
    const marcas = vagas.flatMap(({ dia, pratos }, v): Linha[] => {
      const termos = pratos.filter((id) => com.has(id)).map((id): Termo => [1, variavelDoPrato(v, id)]);
      return termos.length > 0
        ? [{ termos: [...termos, [-1, noDia(dia)]], operador: '<=', limite: 0, violacao: null }]
        : [];
    });
    const seguidos = dias
      .filter((dia) => dias.includes(somarDias(dia, 1)))
      .map((dia): Linha => {
        const nomes = [noDia(dia), noDia(somarDias(dia, 1))];
        return {
          termos: nomes.map((nome): Termo => [1, nome]),
          operador: '<=',
          limite: 1,
          violacao: { variavel: `f${nomes[0]}`, peso: PESO_DA_REPETICAO },
        };
      });
    return [...marcas, ...seguidos];
  });
  return { linhas, unitarias };
}

/**
 * What is left of the lots of an item: at least what those until a day have beyond what the meals until then take. The
 * largest of these differences is what first-expiring-first leaves of all of them.
 */
const sobras = ({ vagas, sobras }: Problema): Parte => ({
  objetivo: sobras.map(({ peso }, s): Termo => [peso, `z_${s}`]),
  linhas: sobras.flatMap(({ prazos, usos }, s) =>
    prazos.map(({ validade, sobra }): Linha => ({
      termos: [
        [1, `z_${s}`],
        ...vagas.flatMap(({ dia, pratos }, v) =>
          dia <= validade
            ? pratos.flatMap((id): Termo[] => {
                const uso = usos.get(id);
                return uso === undefined ? [] : [[uso, variavelDoPrato(v, id)]];
              })
            : [],
        ),
      ],
      operador: '>=',
      limite: sobra,
      violacao: null,
    })),
  ),
});

/** Values are cut to the safe side, so that a limit that the model keeps is kept by the exact figures too. */
function limitar({ vagas }: Problema, limite: Limite, n: number): Parte {
  const minimo = limite.operador === '>=';
  const cortar = (valor: Numerico, paraBaixo: boolean) =>
    decimal(valor).toDecimalPlaces(CASAS, paraBaixo ? Decimal.ROUND_FLOOR : Decimal.ROUND_CEIL);
  const alvo = cortar(limite.limite, !minimo);
  const violacao = { variavel: variavelDaViolacao(n), peso: 1 / Math.max(1, Math.abs(limite.limite)) };
  const termosDe = (v: number, valorDe: (valor: number) => Numerico): Termo[] =>
    (vagas[v]?.pratos ?? []).flatMap((id): Termo[] => {
      const valor = limite.valores.get(id);
      return valor ? [[valorDe(valor), variavelDoPrato(v, id)]] : [];
    });
  if (limite.contagem === 'soma') {
    const termos = limite.vagas.flatMap((v) => termosDe(v, (valor) => cortar(valor, minimo)));
    return { linhas: [{ termos, operador: limite.operador, limite: alvo, violacao }] };
  }
  const dias = [...new Set(limite.vagas.flatMap((v) => vagas[v]?.dia ?? []))];
  const noDia = (dia: string) => `d_${n}_${dia.replaceAll('-', '')}`;
  const marcas = dias.flatMap((dia): Linha[] => {
    const porVaga = limite.vagas.filter((v) => vagas[v]?.dia === dia).map((v) => termosDe(v, () => 1));
    const juntas = minimo ? [porVaga.flat()] : porVaga;
    return juntas.map((termos) => ({
      termos: [...termos, [-1, noDia(dia)]],
      operador: minimo ? '>=' : '<=',
      limite: 0,
      violacao: null,
    }));
  });
  const soma = dias.map((dia): Termo => [1, noDia(dia)]);
  return {
    unitarias: dias.map(noDia),
    linhas: [...marcas, { termos: soma, operador: limite.operador, limite: alvo, violacao }],
  };
}

/** One term a line: the solver's reader has a longest line. A row without terms compares 0 with its limit. */
function escrever({ objetivo, linhas, unitarias, binarias }: Modelo): string {
  const soma = (termos: readonly Termo[]) =>
    (termos.length > 0 ? termos : [[1, 'nada'] as const])
      .map(([coeficiente, variavel]) => {
        const valor = decimal(coeficiente);
        return `${valor.lt(0) ? '-' : '+'} ${valor.abs().toString()} ${variavel}`;
      })
      .join('\n');
  return [
    'Minimize',
    soma(objetivo),
    'Subject To',
    ...linhas.map(({ termos, operador, limite }) => `${soma(termos)} ${operador} ${limite.toString()}`),
    'Bounds',
    'nada = 0',
    ...unitarias.map((variavel) => `0 <= ${variavel} <= 1`),
    'Binaries',
    ...binarias,
    'End',
  ].join('\n');
}
