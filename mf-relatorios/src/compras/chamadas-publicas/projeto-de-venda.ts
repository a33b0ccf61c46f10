import { ROTULOS_TIPO_CAF, type ChamadaPublica, type Fornecedor, type ProjetoDeVenda } from '@merenda/shared/contratos';
import { formatarCpf } from '@merenda/shared/formatos';
import { somar } from '@merenda/shared/regras';
import { A_CANETA, type DadoDaFolha, type TabelaDaFolha } from '../../folha/folha.js';
import type { Relatorio } from '../../folha/relatorio.js';
import { dadosDoFornecedor } from '../dados-do-fornecedor.js';
import {
  celulasComPreco,
  COM_PRECO,
  dadosDaChamada,
  lerChamada,
  nomeDaChamada,
  valorPeloPreco,
} from './dados-da-chamada.js';

/**
 * A project of sale: `/relatorio/chamada-projeto-venda/<call>/<project>`; without a project, the form of the call to fill
 * in by hand.
 */
export const projetoDeVenda: Relatorio = async ({ id = '', segundo, signal }) => {
  const { chamada, fornecedores, embalagem } = await lerChamada(id, signal);
  const projeto = chamada.projetos.find((um) => String(um.id) === segundo);
  if (segundo !== undefined && !projeto) return null;
  const fornecedor = projeto && fornecedores.find((um) => um.id === projeto.fornecedor.id);
  return {
    titulo: `Projeto de venda – ${nomeDaChamada(chamada)}`,
    dados: [
      ...dadosDaChamada(chamada),
      ...(projeto && fornecedor ? doProponente(projeto, fornecedor) : PROPONENTE_A_CANETA),
      { rotulo: 'Banco, agência e conta', valor: A_CANETA },
    ],
    tabelas: [tabelaDosItens(chamada, projeto, embalagem), ...familias(projeto, fornecedor)],
    textos: [
      {
        titulo: 'Declaração',
        texto:
          'Declaro que os gêneros alimentícios deste projeto são de produção própria e que estou de acordo com as condições da chamada pública e com os seus preços.',
      },
    ],
    assinaturas: [{ papel: 'Fornecedor ou representante do grupo', ...(projeto && { nome: projeto.fornecedor.nome }) }],
  };
};

const doProponente = ({ organizacao }: ProjetoDeVenda, fornecedor: Fornecedor): DadoDaFolha[] => [
  ...dadosDoFornecedor(fornecedor),
  { rotulo: 'Organização', valor: ROTULOS_TIPO_CAF[organizacao] },
  { rotulo: 'CAF', valor: fornecedor.cafNumero },
  { rotulo: 'Validade da CAF', valor: fornecedor.cafValidade },
];

const PROPONENTE_A_CANETA: readonly DadoDaFolha[] = [
  'Fornecedor',
  'CPF ou CNPJ',
  'CAF',
  'Endereço',
  'Telefone e e-mail',
  'Organização (individual, grupo informal, grupo formal)',
].map((rotulo) => ({ rotulo, valor: A_CANETA }));

/** What the project offers; in the form to fill in, all items of the call with an empty quantity. */
function tabelaDosItens(
  { itens }: ChamadaPublica,
  projeto: ProjetoDeVenda | undefined,
  embalagem: (item: ChamadaPublica['itens'][number]) => string,
): TabelaDaFolha {
  if (!projeto)
    return {
      titulo: 'Relação de produtos',
      colunas: [
        { titulo: 'Produto' },
        { titulo: 'Unidade' },
        { titulo: 'Preço', tipo: 'moeda' },
        { titulo: 'Quantidade', aCaneta: true },
        { titulo: 'Valor', aCaneta: true },
        { titulo: 'Entrega' },
      ],
      linhas: itens.map((item) => [item.produto.nome, embalagem(item), item.preco, null, null, item.entrega]),
      vazia: 'Nenhum item.',
    };
  const ofertas = projeto.itens.flatMap(({ produto, quantidade }) => {
    const item = itens.find((um) => um.produto.id === produto.id);
    return item ? [{ item, quantidade }] : [];
  });
  return {
    titulo: 'Relação de produtos',
    colunas: [{ titulo: 'Produto' }, ...COM_PRECO, { titulo: 'Entrega' }],
    linhas: ofertas.map(({ item, quantidade }) => [
      item.produto.nome,
      ...celulasComPreco(item, embalagem(item), quantidade),
      item.entrega,
    ]),
    total: [
      'Total',
      null,
      null,
      null,
      somar(ofertas.map(({ item, quantidade }) => valorPeloPreco(item, quantidade) ?? 0)).toNumber(),
      null,
    ],
    vazia: 'Nenhum item.',
  };
}

/** The families of a group; lines to fill in where the supplier is not known yet. */
function familias(projeto: ProjetoDeVenda | undefined, fornecedor: Fornecedor | undefined): TabelaDaFolha[] {
  if (projeto && fornecedor)
    return projeto.organizacao === 'FORNECEDOR_INDIVIDUAL'
      ? []
      : [
          {
            titulo: 'Famílias do grupo',
            colunas: [{ titulo: 'Nome' }, { titulo: 'CPF', tipo: 'codigo' }, { titulo: 'CAF', tipo: 'codigo' }],
            linhas: fornecedor.cafMembros.map(({ nome, cpf, caf }) => [
              nome,
              cpf === null ? null : formatarCpf(cpf),
              caf,
            ]),
            vazia: 'Nenhuma família registrada no cadastro do fornecedor.',
          },
        ];
  return [
    {
      titulo: 'Famílias do grupo',
      colunas: [
        { titulo: 'Nome', aCaneta: true },
        { titulo: 'CPF', aCaneta: true },
        { titulo: 'CAF', aCaneta: true },
      ],
      linhas: Array.from({ length: LINHAS_A_CANETA }, () => [null, null, null]),
      vazia: '',
    },
  ];
}

const LINHAS_A_CANETA = 8;
