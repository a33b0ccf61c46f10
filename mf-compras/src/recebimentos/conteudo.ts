import { LIMITES, type ConteudoDoRascunho, type Solicitacao } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import type { ProdutoDigitado, RascunhoRecebimento } from './digitado.js';
import { emBranco, faltaReceber, itensPendentes } from './rascunho.js';

/**
 * The draft as the server keeps it. Untouched products are left out. `foto`: the picture of the invoice as the server
 * has it; null where it has none.
 */
export function paraConteudo(
  solicitacao: Solicitacao,
  { produtos = {}, imagem, notaEletronica, ...digitado }: Partial<RascunhoRecebimento>,
  foto: number | null,
): ConteudoDoRascunho {
  const xmlLongo = (notaEletronica?.xml.length ?? 0) > LIMITES.xmlNoRascunho;
  return {
    ...digitado,
    produtos: itensPendentes(solicitacao).flatMap((item) => {
      const { id } = item.produto;
      const falta = faltaReceber(item);
      const seu = produtos[id];
      return seu === undefined || intocado(seu, falta) ? [] : [{ ...seu, produto: { id }, falta }];
    }),
    notaEletronica: xmlLongo ? null : notaEletronica,
    ...(imagem && foto !== null && { imagem: foto }),
    deFora: [...(imagem && foto === null ? (['IMAGEM'] as const) : []), ...(xmlLongo ? (['XML'] as const) : [])],
  };
}

/** A product as the form opens with it. */
const intocado = ({ chegou, lotes, faturada, ocorrencias }: ProdutoDigitado, falta: number): boolean =>
  !chegou &&
  faturada == null &&
  !ocorrencias?.length &&
  lotes.length === 1 &&
  lotes.every(({ quantidade, ...resto }) => quantidade === falta && Object.values(resto).every((campo) => !campo));

/** The form as it opens with a draft and its picture. Products of which nothing is open any more are left out. */
export function paraFormulario(
  solicitacao: Solicitacao,
  {
    notaFiscal,
    observacao,
    justificativaValidade,
    justificativaTemperatura,
    placa,
    temperaturaVeiculo,
    conferente,
    produtos,
    notaEletronica,
  }: ConteudoDoRascunho,
  imagem: string | null,
): Partial<RascunhoRecebimento> {
  const abertos = new Set(itensPendentes(solicitacao).map(({ produto }) => produto.id));
  const guardados = produtos
    .filter(({ produto }) => abertos.has(produto.id))
    .map(({ produto, chegou, lotes, faturada, ocorrencias }) => [produto.id, { chegou, lotes, faturada, ocorrencias }]);
  return {
    // Half typed, as it was in the form.
    ...({
      notaFiscal,
      observacao,
      justificativaValidade,
      justificativaTemperatura,
      placa,
      temperaturaVeiculo,
      conferente,
      notaEletronica,
    } as Pick<RascunhoRecebimento, 'notaFiscal' | 'observacao'>),
    imagem,
    produtos: { ...emBranco(solicitacao).produtos, ...(Object.fromEntries(guardados) as Digitados) },
  };
}

type Digitados = RascunhoRecebimento['produtos'];

/**
 * The remarks on a draft before the user goes on with it: data that it does not hold, and open quantities that have
 * changed.
 */
export function ressalvas(
  solicitacao: Solicitacao,
  { produtos, deFora }: ConteudoDoRascunho,
  escrever: (embalagens: number, produto: Solicitacao['itens'][number]['produto']) => string,
): string[] {
  const mudancas = produtos.flatMap(({ produto, falta }) => {
    const item = solicitacao.itens.find((outro) => outro.produto.id === produto.id);
    if (!item) return [];
    const nome = nomeComum(item.produto.nome);
    const agora = faltaReceber(item);
    if (agora === falta) return [];
    return agora > 0
      ? [`${nome}: falta receber ${escrever(agora, item.produto)}; no rascunho: ${escrever(falta, item.produto)}.`]
      : [`${nome}: tudo já foi recebido; os dados digitados foram descartados.`];
  });
  const saiu = produtos.some(({ produto }) => solicitacao.itens.every((item) => item.produto.id !== produto.id));
  return [
    ...mudancas,
    ...(saiu ? ['Um produto do rascunho saiu da solicitação; os dados digitados para ele foram descartados.'] : []),
    ...DE_FORA.flatMap(({ parte, ressalva }) => (deFora?.includes(parte) ? [ressalva] : [])),
  ];
}

const DE_FORA = [
  { parte: 'IMAGEM', ressalva: 'A imagem da nota não foi guardada no rascunho: escolha-a de novo ao continuar.' },
  { parte: 'XML', ressalva: 'O XML da NF-e é grande demais para o rascunho: leia-o de novo ao continuar.' },
] as const;
