import { ROTULOS_TIPO_REFEICAO, type CardapiosImpressos, type TipoRefeicao } from '@merenda/shared/contratos';
import { compararTextos, nomeComum } from '@merenda/shared/formatos';
import { agrupar, categoriaPorExtenso } from '@merenda/shared/regras';
import type { GrupoDoQuadro, RefeicaoDoQuadro, SemanaDoQuadro } from '../folha/folha.js';

type Semana = CardapiosImpressos['semanas'][number];
type Dia = Semana['dias'][number];
type Cardapio = Dia['cardapios'][number];

/** A meal of a day: the dishes that are served at one hour. */
interface Refeicao {
  /** The kind of meal, and which of its kind it is on this day: two snacks have two rows. */
  chave: string;
  tipo: TipoRefeicao;
  hora: string;
  pratos: number[];
}

const NOME_DO_DIA = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' });

/** 0 is Sunday: 4 January 1970 was one. */
export const nomeDoDia = (diaDaSemana: number): string => {
  const nome = NOME_DO_DIA.format(new Date(Date.UTC(1970, 0, 4 + diaDaSemana))).replace('-feira', '');
  return nome.charAt(0).toUpperCase() + nome.slice(1);
};

/** 'Fundamental – 6 a 10 anos, Parcial – 1 refeição'. */
export const nomeDaEtapa = ({ categoria, modalidade }: CardapiosImpressos['etapas'][number]): string =>
  `${categoriaPorExtenso(categoria)}, ${modalidade.descricao}`;

/** 'Semana de 02/03/2026 a 06/03/2026'; a weekly menu has no dates. */
export function tituloDaSemana({ dias }: Semana): string {
  const uteis = dias.filter(({ diaDaSemana }) => diaDaSemana !== 0);
  const [primeiro, ultimo] = [uteis[0]?.data ?? null, uteis.at(-1)?.data ?? null];
  return primeiro === null || ultimo === null ? 'Semana' : `Semana de ${primeiro} a ${ultimo}`;
}

/** A week as a table for each group of students; its means are added by the caller. */
export function semanaDoQuadro(dados: CardapiosImpressos, semana: Semana): Pick<SemanaDoQuadro, 'dias' | 'grupos'> {
  const dias = semana.dias.map(({ diaDaSemana, data, feriado }) => ({ nome: nomeDoDia(diaDaSemana), data, feriado }));
  return { dias, grupos: gruposDe(dados, semana) };
}

/** Groups without a menu in this week are left out; regular menus come before the alternative ones of their stage. */
function gruposDe(dados: CardapiosImpressos, { dias }: Semana): GrupoDoQuadro[] {
  const chaves = new Map<string, Cardapio>();
  for (const cardapio of dias.flatMap((dia) => dia.cardapios)) chaves.set(chaveDoGrupo(cardapio), cardapio);
  return [...chaves]
    .sort(([, a], [, b]) => a.etapa - b.etapa || compararTextos(a.para ?? '', b.para ?? ''))
    .map(([chave, { etapa, para }]) => {
      const daEtapa = dados.etapas[etapa];
      return {
        titulo: `${daEtapa ? nomeDaEtapa(daEtapa) : ''}${para === null ? '' : ` – alternativo: ${nomeComum(para)}`}`,
        linhas: linhasDe(
          dados,
          dias.map((dia) => refeicoesDe(dia.cardapios.filter((cardapio) => chaveDoGrupo(cardapio) === chave))),
        ),
      };
    });
}

const chaveDoGrupo = ({ etapa, para }: Cardapio): string => `${etapa} ${para ?? ''}`;

/** The meals of a day by the hour. */
function refeicoesDe(cardapios: readonly Cardapio[]): Refeicao[] {
  const porHora = agrupar(
    cardapios.flatMap(({ refeicoes }) => refeicoes),
    ({ hora, tipo }) => `${hora} ${tipo}`,
  );
  const vezes = new Map<TipoRefeicao, number>();
  return [...porHora]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, pratos]) => {
      const [{ tipo, hora }] = pratos;
      const vez = (vezes.get(tipo) ?? 0) + 1;
      vezes.set(tipo, vez);
      return { chave: `${tipo} ${vez}`, tipo, hora, pratos: pratos.map(({ prato }) => prato) };
    });
}

/** A row for each meal. The hour stands once where all days have the same, else in each cell. */
function linhasDe(dados: CardapiosImpressos, dias: readonly Refeicao[][]): GrupoDoQuadro['linhas'] {
  const porChave = agrupar(dias.flat(), ({ chave }) => chave);
  return [...porChave]
    .map(([chave, refeicoes]) => ({ chave, refeicoes, inicio: refeicoes.map(({ hora }) => hora).sort()[0] ?? '' }))
    .sort((a, b) => (a.inicio < b.inicio ? -1 : 1))
    .map(({ chave, refeicoes, inicio }) => {
      const mesma = refeicoes.every(({ hora }) => hora === inicio);
      return {
        refeicao: ROTULOS_TIPO_REFEICAO[refeicoes[0].tipo],
        hora: mesma ? inicio : null,
        celulas: dias.map((dia) => {
          const refeicao = dia.find((uma) => uma.chave === chave);
          return refeicao ? celula(dados, refeicao, mesma) : null;
        }),
      };
    });
}

const celula = (dados: CardapiosImpressos, { hora, pratos }: Refeicao, mesmaHora: boolean): RefeicaoDoQuadro => ({
  hora: mesmaHora ? null : hora,
  pratos: [...new Set(pratos)].flatMap((posicao) => {
    const prato = dados.pratos[posicao];
    if (!prato) return [];
    return [
      {
        nome: nomeComum(prato.nome),
        ingredientes: prato.ingredientes.length > 0 ? prato.ingredientes.map(nomeComum).join(', ') : null,
      },
    ];
  }),
});
