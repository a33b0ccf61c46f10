import { ROTULOS_TIPO_REFEICAO, type CardapiosImpressos } from '@merenda/shared/contratos';
import { compararTextos, nomeComum } from '@merenda/shared/formatos';
import { alergenicosEmUmaLinha, etapaPorExtenso, quadroDaSemana } from '@merenda/shared/regras';
import type { GrupoDoQuadro, RefeicaoDoQuadro, SemanaDoQuadro } from '../folha/folha.js';

type Semana = CardapiosImpressos['semanas'][number];
type Dia = Semana['dias'][number];
type Cardapio = Dia['cardapios'][number];
type Alergenicos = CardapiosImpressos['pratos'][number]['alergenicos'];

const NOME_DO_DIA = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' });

/** 0 is Sunday: 4 January 1970 was one. */
export const nomeDoDia = (diaDaSemana: number): string => {
  const nome = NOME_DO_DIA.format(new Date(Date.UTC(1970, 0, 4 + diaDaSemana))).replace('-feira', '');
  return nome.charAt(0).toUpperCase() + nome.slice(1);
};

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
        titulo: `${daEtapa ? etapaPorExtenso(daEtapa) : ''}${para === null ? '' : ` – alternativo: ${nomeComum(para)}`}`,
        linhas: linhasDe(
          dados,
          dias.map((dia) => dia.cardapios.filter((cardapio) => chaveDoGrupo(cardapio) === chave)),
        ),
      };
    });
}

const chaveDoGrupo = ({ etapa, para }: Cardapio): string => `${etapa} ${para ?? ''}`;

/** A row for each meal. The hour is printed once where all days have the same, else in each cell. */
const linhasDe = (dados: CardapiosImpressos, dias: readonly (readonly Cardapio[])[]): GrupoDoQuadro['linhas'] =>
  quadroDaSemana(dias.map((cardapios) => cardapios.flatMap(({ refeicoes }) => refeicoes))).map(
    ({ tipo, hora, celulas }) => ({
      refeicao: ROTULOS_TIPO_REFEICAO[tipo],
      hora,
      celulas: celulas.map(
        (celula) => celula && { hora: hora === null ? celula.hora : null, pratos: pratosDe(dados, celula.pratos) },
      ),
    }),
  );

/** Marks a dish with a food whose allergens are not checked. */
const NAO_CONFERIDO = '†';

/** 'contém leite †' */
export const alergenicosImpressos = (alergenicos: Alergenicos): string =>
  [alergenicosEmUmaLinha(alergenicos), alergenicos.naoConferidos.length > 0 && NAO_CONFERIDO].filter(Boolean).join(' ');

/** The remark about allergens that are not known; null where all dishes of the week are checked. */
export function notaDosAlergenicos({ pratos }: CardapiosImpressos, { dias }: Semana): string | null {
  const servidos = dias.flatMap(({ cardapios }) => cardapios.flatMap(({ refeicoes }) => refeicoes));
  return servidos.some(({ prato }) => (pratos[prato]?.alergenicos.naoConferidos ?? []).length > 0)
    ? `${NAO_CONFERIDO} Há alimentos cujos alergênicos ainda não foram conferidos. Pergunte à cozinha.`
    : null;
}

const pratosDe = (dados: CardapiosImpressos, posicoes: readonly number[]): RefeicaoDoQuadro['pratos'] =>
  [...new Set(posicoes)].flatMap((posicao) => {
    const prato = dados.pratos[posicao];
    if (!prato) return [];
    const ingredientes = prato.ingredientes.map(nomeComum).join(', ');
    return [
      {
        nome: nomeComum(prato.nome),
        ingredientes: ingredientes || null,
        alergenicos: alergenicosImpressos(prato.alergenicos) || null,
      },
    ];
  });
