import { api } from '@merenda/shared';
import {
  CAMPOS_DA_AQUISICAO,
  CAMPOS_DO_ITEM_COM_SALDO,
  ROTULOS_TIPO_ADITIVO,
  type Fornecedor,
  type FornecedorCitado,
} from '@merenda/shared/contratos';
import type { Relatorio } from '../folha/relatorio.js';
import { lerDados, lerTabela } from '../listas/lista-definida.js';
import { identificacaoDoFornecedor } from './dados-do-fornecedor.js';

const DADOS = ['objeto', 'numero', 'numeroProcessoAdminis', 'unidadeEducacional'] as const;
const DO_TIPO = ['aquisicaoTipo', 'tipoDeLicitacao', 'modalidadeLicitacao', 'fonteRecurso'] as const;
const VALORES = ['valor', 'valorAditivado', 'valorDisponivel'] as const;
const SITUACAO = ['dataContrato', 'vigencia', 'status', ...VALORES, 'motivo'] as const;

/** An acquisition with what each supplier won, its addenda and its balances. */
export const aquisicaoIndividual: Relatorio = async ({ id = '', signal }) => {
  const [{ aquisicao, itens, fornecedores }, dadosDe, tabelaDe] = await Promise.all([
    api.get('relatorios/aquisicoes/:id', { caminho: { id }, signal }),
    lerDados(CAMPOS_DA_AQUISICAO, signal, [...DADOS, ...DO_TIPO, ...SITUACAO]),
    lerTabela(CAMPOS_DO_ITEM_COM_SALDO, signal),
  ]);
  return {
    titulo: `Aquisição ${aquisicao.numero}/${aquisicao.ano}`,
    deitada: true,
    dados: dadosDe(aquisicao),
    tabelas: [
      ...aquisicao.propostasVencedoras.map(({ id, fornecedor, numeroContrato, valor }) => ({
        titulo: `${escreverFornecedor(fornecedor, fornecedores)} – contrato ${numeroContrato}`,
        ...tabelaDe(itens.filter(({ propostaVencedora }) => propostaVencedora.id === id)),
        total: ['Total', null, null, null, null, null, null, null, valor],
        vazia: 'Nenhum item.',
      })),
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
