import { decimal, DIAS_DE_UMA_SEMANA } from '@merenda/shared/regras';
import type { DadosDaSugestao } from './dados.js';
import { nomeDoNutriente } from './frases-dos-limites.js';
import {
  emRecorte,
  idsDa,
  type LimiteDaSugestao,
  type Parte,
  pratosDe,
  type VagaAberta,
} from './limite-da-sugestao.js';

/** The mean of each judged week is within the reference, as the form of a menu compares it. */
export function dosNutrientes(dados: DadosDaSugestao, vagas: readonly VagaAberta[]): Parte[] {
  const pratos = pratosDe(dados, vagas.flatMap(idsDa));
  const semanas = dados.semanas.filter(({ dias }) => dias.length >= DIAS_DE_UMA_SEMANA);
  return dados.acervo.nutrientes.flatMap(({ nome }): Parte[] => {
    const { minimo = null, maximo = null, unidade = '' } = dados.referencia?.nutrientes[nome] ?? {};
    if ((minimo === null && maximo === null) || semanas.length === 0) return [];
    const ausentes = pratos.flatMap(({ nutrientes }) => nutrientes.get(nome)?.ausentes ?? []);
    if (ausentes.length > 0)
      return [
        {
          limites: [],
          incompleto: { nome: `Referência de ${nomeDoNutriente(nome)}`, alimentos: ausentes },
        },
      ];
    const valores = new Map(pratos.map((um) => [um.id, um.nutrientes.get(nome)?.valor.toNumber() ?? 0]));
    return semanas.map(({ de, ate, dias }) => ({
      incompleto: null,
      limites: (
        [
          ['>=', minimo],
          ['<=', maximo],
        ] as const
      ).flatMap(([operador, limite]): LimiteDaSugestao[] =>
        limite === null
          ? []
          : [
              {
                limite: {
                  chave: `${nome} ${operador} ${de}`,
                  vagas: emRecorte(vagas, { de, ate }),
                  contagem: 'soma',
                  valores,
                  operador,
                  limite: decimal(limite).times(dias.length).toNumber(),
                },
                assunto: { tipo: 'NUTRIENTE', nome, unidade, dias: dias.length },
                de,
                ate,
              },
            ],
      ),
    }));
  });
}

/** The mean cost of a pupil and day. */
export function doTeto(dados: DadosDaSugestao, vagas: readonly VagaAberta[], teto: number | null): LimiteDaSugestao[] {
  const dias = dados.semanas.flatMap((semana) => semana.dias);
  const [de, ate] = [dias[0], dias.at(-1)];
  if (teto === null || de === undefined || ate === undefined) return [];
  const pratos = pratosDe(dados, vagas.flatMap(idsDa));
  return [
    {
      limite: {
        chave: 'TETO',
        vagas: vagas.map((_, v) => v),
        contagem: 'soma',
        valores: new Map(pratos.map(({ id, custo }) => [id, custo?.toNumber() ?? 0])),
        operador: '<=',
        limite: decimal(teto).times(dias.length).toNumber(),
      },
      assunto: { tipo: 'TETO', dias: dias.length },
      de,
      ate,
    },
  ];
}
