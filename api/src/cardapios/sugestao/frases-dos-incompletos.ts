import { ROTULOS_TIPO_REFEICAO } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { agrupar } from '@merenda/shared/regras';
import type { BaseDasFrases } from './frases-da-vaga.js';
import { fichaDoPrato, type PratoDaEtapa } from './pratos-da-etapa.js';
import type { ProblemaDaSugestao } from './problema-da-sugestao.js';

/** What a proposal does not keep or cannot tell, one sentence each. */
export const frasesDosIncompletos = (base: BaseDasFrases, escolha: readonly number[]): string[] => [
  ...dosPoucos(base.montado),
  ...semDados(base.montado),
  ...dasFichas(base, escolha),
];

/** The most names in one sentence. */
const CITADOS = 5;

function citar(nomes: readonly string[]): string {
  const distintos = [...new Set(nomes)].map(nomeComum);
  const demais = distintos.length - CITADOS;
  return [...distintos.slice(0, CITADOS), ...(demais > 0 ? [`e mais ${demais}`] : [])].join(', ');
}

/** The kinds of meal whose dishes come more often than by default. */
const dosPoucos = ({ poucos }: ProblemaDaSugestao): string[] =>
  poucos.map(({ tipo, pratos, vezes }) => {
    const quantos = pratos.length === 1 ? 'Há só 1 prato' : `Há só ${pratos.length} pratos`;
    return `${quantos} para ${ROTULOS_TIPO_REFEICAO[tipo].toLowerCase()}: cada um pode vir até ${vezes} vezes.`;
  });

/** What could not be told, with the foods that lack data: those of equal foods in one sentence. */
const semDados = ({ incompletos }: ProblemaDaSugestao): string[] =>
  [...agrupar(incompletos, ({ alimentos }) => citar(alimentos))].map(
    ([alimentos, juntos]) =>
      `Incompletas, porque faltam dados de ${alimentos}: ${juntos.map(({ nome }) => nome).join('; ')}.`,
  );

/** The dishes without a whole sheet: those that were chosen, and those that were not offered. */
function dasFichas({ dados, montado }: BaseDasFrases, escolha: readonly number[]): string[] {
  const escolhidos = [...new Set(escolha)].flatMap((id) => dados.pratos.get(id) ?? []);
  const incompletos = escolhidos.filter((prato) => fichaDoPrato(prato, dados.etapa.creche) !== 'INTEIRA');
  const faltas = (pratos: readonly PratoDaEtapa[]) =>
    `Faltam preço ou classificação de ${citar(pratos.flatMap((prato) => dadosQueFaltam(prato)))}.`;
  const nomes = (pratos: readonly PratoDaEtapa[]) => citar(pratos.map(({ nome }) => nome));
  return [
    ...(incompletos.length > 0
      ? [`Há pratos sem ficha inteira na proposta: ${nomes(incompletos)}. ${faltas(incompletos)}`]
      : []),
    ...(montado.deFora.length > 0
      ? [`Pratos sem ficha inteira não foram usados: ${nomes(montado.deFora)}. ${faltas(montado.deFora)}`]
      : []),
  ];
}

const dadosQueFaltam = ({ semPreco, conteudo }: PratoDaEtapa): string[] => [
  ...semPreco,
  ...conteudo.semGrupo,
  ...conteudo.semGrau,
];
