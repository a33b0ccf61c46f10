import { ROTULOS_TIPO_REFEICAO } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import type { Decisao } from './decisao.js';
import type { BaseDasFrases } from './frases-da-vaga.js';
import { diaEMes, fraseDoConflito } from './frases-dos-limites.js';
import type { VagaDaSugestao } from './problema-da-sugestao.js';

const LISTA = new Intl.ListFormat('pt-BR');

type Inviavel = Extract<Decisao, { tipo: 'INVIAVEL' }>;

/**
 * Why nothing fits, by what the nearest choice does not keep (specification 4.12). Where meals have no dish, that is the
 * reason: no limit can be kept without them.
 */
export function frasesDosConflitos(
  base: BaseDasFrases,
  { conflitos, vagasSemPrato, repetidas, provada }: Inviavel,
): string[] {
  const { montado, criterios } = base;
  if (vagasSemPrato.length > 0) return semPrato(base, vagasSemPrato);
  const limites = new Map(montado.limites.map((um) => [um.limite.chave, um]));
  const sozinho = provada && conflitos.length + repetidas.length === 1;
  return [
    ...conflitos.flatMap(({ chave, alcancado }) => {
      const um = limites.get(chave);
      return um ? [fraseDoConflito(um, alcancado, criterios, sozinho)] : [];
    }),
    ...seRepetem(base, repetidas),
  ];
}

/** 'Lanche da tarde das 15:00' */
const refeicao = ({ tipo, hora }: VagaDaSugestao): string => `${ROTULOS_TIPO_REFEICAO[tipo].toLowerCase()} das ${hora}`;

/** The meals that have no dish, each kind once with its days. */
function semPrato({ montado }: BaseDasFrases, posicoes: readonly number[]): string[] {
  if (posicoes.length === montado.vagas.length)
    return ['Não há pratos desta categoria e modalidade para estas refeições. Cadastre pratos para elas.'];
  const vazias = posicoes.flatMap((v) => montado.vagas[v] ?? []);
  return [...new Set(vazias.map(refeicao))].map(
    (qual) =>
      `Não há prato para ${qual}. Cadastre pratos desta etapa para a refeição, ou aceite os de outras refeições e fora da época.`,
  );
}

/** The dishes that would have to come again, by the reason. */
function seRepetem({ montado, dados }: BaseDasFrases, repetidas: Inviavel['repetidas']): string[] {
  const doMotivo = (motivo: Inviavel['repetidas'][number]['motivo']) =>
    repetidas.filter((uma) => uma.motivo === motivo);
  const nomes = (quais: Inviavel['repetidas']) =>
    LISTA.format([...new Set(quais.map(({ prato }) => nomeComum(dados.pratos.get(prato)?.nome ?? '')))]);
  const viriam = (quais: Inviavel['repetidas']) =>
    new Set(quais.map(({ prato }) => prato)).size > 1 ? 'viriam' : 'viria';
  const refeicoes = (quais: Inviavel['repetidas']) =>
    LISTA.format([...new Set(quais.flatMap(({ vaga }) => montado.vagas[vaga] ?? []).map(refeicao))]);
  const [demais, seguidos, principais] = [doMotivo('VEZES'), doMotivo('DIAS_SEGUIDOS'), doMotivo('PRINCIPAL_SEGUIDO')];
  const dias = (quais: Inviavel['repetidas']) =>
    LISTA.format([...new Set(quais.map(({ vaga }) => diaEMes(montado.vagas[vaga]?.dia ?? '')))]);
  return [
    ...(demais.length > 0
      ? [
          `Há poucos pratos para ${refeicoes(demais)}: ${nomes(demais)} ${viriam(demais)} mais vezes do que o permitido no período. Aumente as vezes, ou cadastre outros pratos.`,
        ]
      : []),
    ...(seguidos.length > 0
      ? [`${nomes(seguidos)} ${viriam(seguidos)} em dias seguidos ou no mesmo dia: ${dias(seguidos)}.`]
      : []),
    ...(principais.length > 0
      ? [`O mesmo alimento principal viria em dias seguidos (${dias(principais)}): ${nomes(principais)}.`]
      : []),
  ];
}
