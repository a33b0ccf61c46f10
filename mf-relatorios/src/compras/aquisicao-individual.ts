import { api } from '@merenda/shared';
import {
  ROTULO_AQUISICAO_VENCIDA,
  ROTULOS_STATUS_AQUISICAO,
  ROTULOS_TIPO_ADITIVO,
  ROTULOS_TIPO_AQUISICAO,
  type Fornecedor,
  type FornecedorCitado,
  type PropostaVencedora,
  type RelatorioAquisicao,
} from '@merenda/shared/contratos';
import { formatarMoeda } from '@merenda/shared/formatos';
import { temCampoDoTipo, escreverEmbalagem } from '@merenda/shared/regras';
import { lerDescricoes } from '../convencoes/descricoes.js';
import type { TabelaDaFolha } from '../folha/folha.js';
import type { Relatorio } from '../folha/relatorio.js';
import { identificacaoDoFornecedor } from './dados-do-fornecedor.js';

/** An acquisition with what each supplier won, its addenda and its balances. */
export const aquisicaoIndividual: Relatorio = async ({ id = '', signal }) => {
  const [{ aquisicao, itens, fornecedores }, unidade, tipo, modalidade, fonte] = await Promise.all([
    api.get('relatorios/aquisicoes/:id', { caminho: { id }, signal }),
    lerDescricoes('unidades-produto', signal),
    lerDescricoes('tipos-licitacao', signal),
    lerDescricoes('modalidades-licitacao', signal),
    lerDescricoes('fontes-recurso', signal),
  ]);
  return {
    titulo: `Aquisição ${aquisicao.numero}/${aquisicao.ano}`,
    deitada: true,
    dados: [
      { rotulo: 'Objeto', valor: aquisicao.objeto },
      { rotulo: 'Número', valor: `${aquisicao.numero}/${aquisicao.ano}` },
      { rotulo: 'Processo administrativo', valor: aquisicao.numeroProcessoAdminis },
      { rotulo: 'Unidade educacional', valor: aquisicao.unidadeEducacional.nome },
      { rotulo: 'Tipo', valor: ROTULOS_TIPO_AQUISICAO[aquisicao.aquisicaoTipo] },
      ...(temCampoDoTipo(aquisicao.aquisicaoTipo, 'tipoDeLicitacao')
        ? [
            { rotulo: 'Tipo de licitação', valor: tipo(aquisicao.tipoDeLicitacao) },
            { rotulo: 'Modalidade', valor: modalidade(aquisicao.modalidadeLicitacao) },
          ]
        : [{ rotulo: 'Fonte de recurso', valor: fonte(aquisicao.fonteRecurso) }]),
      { rotulo: 'Data do contrato', valor: aquisicao.dataContrato },
      { rotulo: 'Vigência', valor: aquisicao.vigencia },
      {
        rotulo: 'Situação',
        valor: aquisicao.vencida ? ROTULO_AQUISICAO_VENCIDA : ROTULOS_STATUS_AQUISICAO[aquisicao.status],
      },
      { rotulo: 'Valor', valor: formatarMoeda(aquisicao.valor) },
      { rotulo: 'Valor aditivado', valor: formatarMoeda(aquisicao.valorAditivado) },
      { rotulo: 'Valor disponível', valor: formatarMoeda(aquisicao.valorDisponivel) },
      ...(aquisicao.motivo === null ? [] : [{ rotulo: 'Motivo do cancelamento', valor: aquisicao.motivo }]),
    ],
    tabelas: [
      ...aquisicao.propostasVencedoras.map((proposta) => tabelaDaProposta(proposta, { itens, fornecedores }, unidade)),
      {
        titulo: 'Aditivos',
        colunas: [
          { titulo: 'Tipo' },
          { titulo: 'Nova vigência', tipo: 'data', opcional: true },
          { titulo: 'Valor', tipo: 'moeda' },
        ],
        linhas: aquisicao.aditivos.map(({ aditivoTipo, novaVigencia, valor }) => [
          ROTULOS_TIPO_ADITIVO[aditivoTipo],
          novaVigencia,
          valor,
        ]),
        total: ['Total', null, aquisicao.valorAditivado],
        vazia: 'Nenhum aditivo.',
      },
    ],
    assinaturas: [{ papel: 'Responsável pelo setor de compras' }, { papel: 'Ordenador de despesas' }],
  };
};

/** '… LTDA – CNPJ 12.345.678/0001-95': the supplier of a proposal, with its document where it has one. */
function escreverFornecedor({ id, nome }: FornecedorCitado, fornecedores: readonly Fornecedor[]): string {
  const fornecedor = fornecedores.find((um) => um.id === id);
  if (!fornecedor) return nome;
  const [quem, documento] = identificacaoDoFornecedor(fornecedor);
  return [quem.valor ?? nome, ...(documento.valor === null ? [] : [`${documento.rotulo} ${documento.valor}`])].join(
    ' – ',
  );
}

function tabelaDaProposta(
  { id, fornecedor, numeroContrato, valor }: PropostaVencedora,
  { itens, fornecedores }: Pick<RelatorioAquisicao, 'itens' | 'fornecedores'>,
  unidade: (codigo: string) => string,
): TabelaDaFolha {
  return {
    titulo: `${escreverFornecedor(fornecedor, fornecedores)} – contrato ${numeroContrato}`,
    colunas: [
      { titulo: 'Produto' },
      { titulo: 'Unidade' },
      { titulo: 'Contratada', tipo: 'quantidade' },
      { titulo: 'Aditivada', tipo: 'quantidade' },
      { titulo: 'Solicitada', tipo: 'quantidade' },
      { titulo: 'Recebida', tipo: 'quantidade' },
      { titulo: 'Disponível', tipo: 'quantidade' },
      { titulo: 'Preço', tipo: 'moeda' },
      { titulo: 'Valor', tipo: 'moeda' },
    ],
    linhas: itens
      .filter(({ propostaVencedora }) => propostaVencedora.id === id)
      .map((item) => [
        item.produto.nome,
        escreverEmbalagem(item.produto, unidade),
        item.quantidade,
        item.quantidadeAditivada,
        item.quantidadeSolicitada,
        item.quantidadeRecebida,
        item.quantidadeDisponivel,
        item.precoUnidade,
        item.valorItem,
      ]),
    total: ['Total', null, null, null, null, null, null, null, valor],
    vazia: 'Nenhum item.',
  };
}
