import { comoConta, comoUsuario, type Cliente } from './api.js';
import { comProduto, type ProdutoDeTeste } from './produtos.js';
import { comUnidade, type UnidadeDeTeste } from './unidades.js';
import { comUsuario, type UsuarioDeTeste } from './usuarios.js';
import { novaVez } from './vez.js';

interface Id {
  id: number;
}

interface SolicitacaoDeTeste extends Id {
  /** Its number in the year: 12/2026. */
  numero: string;
  /** CNPJ of the supplier, digits. */
  cnpj: string;
  fornecedor: string;
  aquisicao: string;
  produto: ProdutoDeTeste;
  unidade: UnidadeDeTeste;
  /** A user who buys, and receives in the unit. */
  comprador: UsuarioDeTeste;
  cliente: Cliente;
}

interface FornecedorDaDemonstracao extends Id {
  cnpj: string | null;
  nome: string | null;
  nomeFantasia: string | null;
}

const nomeDe = ({ nome, nomeFantasia }: FornecedorDaDemonstracao): string => nomeFantasia ?? nome ?? '';

/** The supplier of the demonstration whose name begins so, and a stage that a request may be for. */
export async function daDemonstracao(comeco: string): Promise<{ fornecedor: FornecedorDaDemonstracao; categoria: Id }> {
  const { chamar } = await comoConta('admin');
  const fornecedores = await chamar<FornecedorDaDemonstracao[]>('GET', 'fornecedores');
  const fornecedor = fornecedores.find((um) => nomeDe(um).startsWith(comeco));
  const [categoria] = await chamar<Id[]>('GET', 'categorias');
  if (!fornecedor || !categoria) throw new Error('the demonstration lacks a record');
  return { fornecedor, categoria };
}

/**
 * A request for 40 packages of 5 kg at R$ 27.50 in a unit of its own, of a purchase of 100 packages from a supplier of the
 * demonstration.
 */
export async function comSolicitacao(): Promise<SolicitacaoDeTeste> {
  const vez = novaVez();
  const aquisicao = `AQ${vez}`;
  const unidade = await comUnidade();
  const produto = await comProduto();
  const { fornecedor, categoria } = await daDemonstracao('CEREALISTA');
  const comprador = await comUsuario(['AQUISICOES', 'SOLICITACOES', 'ESTOQUES'], [unidade]);
  const cliente = await comoUsuario(comprador);
  const { chamar } = cliente;
  const { id } = await chamar<Id>('POST', 'aquisicoes', {
    unidadeEducacional: { id: unidade.id },
    objeto: 'Grãos para as escolas',
    numero: aquisicao,
    numeroProcessoAdminis: '77/2026',
    dataContrato: '01/02/2026',
    vigencia: '31/12/2030',
    ano: 2026,
    aquisicaoTipo: 'CHAMADA',
    fonteRecurso: 'PNAE_FNDE',
    valor: 2750,
    propostasVencedoras: [
      {
        fornecedor: { id: fornecedor.id },
        numeroContrato: `CT ${vez}`,
        itens: [{ produto: { id: produto.id }, quantidade: 100, unidadeProduto: 'PACOTE', precoUnidade: 27.5 }],
      },
    ],
  });
  await chamar('PUT', `aquisicoes/${id}/homologar`);
  const solicitacao = await chamar<Id & { numero: string }>('POST', 'solicitacoes', {
    aquisicao: { id },
    fornecedor: { id: fornecedor.id },
    unidadeEducacional: { id: unidade.id },
    categorias: [{ id: categoria.id }],
    itens: [{ produto: { id: produto.id }, quantidade: 40 }],
  });
  return {
    ...solicitacao,
    cnpj: fornecedor.cnpj ?? '',
    fornecedor: nomeDe(fornecedor),
    aquisicao,
    produto,
    unidade,
    comprador,
    cliente,
  };
}
