import { estoqueDoUsuario } from '../../acesso/index.js';
import { listarFornecedores, listarItens, listarProdutos, relatorioDeMatriculas } from '../../cadastros/index.js';
import { buscarRefeicao, listarAlimentos, listarPratos, listarPreparos } from '../../cardapios/index.js';
import { listarLinhas } from '../../estoque/index.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { papeisAEmitir } from '../documentos-emitidos/a-emitir.js';
import { confirmarDocumento } from '../documentos-emitidos/consultas.js';
import { relatorioDaAquisicao } from './aquisicao.js';
import { planilhaDoRelatorio } from './arquivo.js';
import { resumirCalendario } from './calendario-resumido.js';
import { relatorioDoCalendario } from './calendario.js';
import { relatorioDaChamada } from './chamada-publica.js';
import { enquantoEsperam } from '../../nucleo/espera.js';
import { papeisDoRelatorio } from './papeis.js';
import { cardapioSemanalImpresso, cardapiosImpressos } from './cardapios-impressos.js';
import { relatorioDoPrato, relatorioDoPreparo } from './receitas.js';
import { relatorioDaSolicitacao, relatorioDoRecebimento } from './solicitacao.js';

/** Largest body, in bytes: a report of some ten thousand rows. */
const TABELAS_BYTES = 8 * 1024 * 1024;

/**
 * The data of the print pages. Every logged-in user may read the look-ups; their reports need the area's permission.
 * The other reports (users, balances, movements, kits, a meal's products) read routes that check it themselves.
 */
const relatorios: Rotas = async (app) => {
  const rota = rotasDe(app, 'Relatórios');

  rota(
    'GET /relatorios/fornecedores',
    { permissao: 'FORNECEDORES', summary: 'Fornecedores de um tipo' },
    async ({ query }) => listarFornecedores(app.banco, query.fornecedorTipo),
  );

  rota('GET /relatorios/itens-produto', { permissao: 'ITENS', summary: 'Itens' }, async () => listarItens(app.banco));

  rota('GET /relatorios/produtos', { permissao: 'PRODUTOS', summary: 'Produtos' }, async () =>
    listarProdutos(app.banco),
  );

  rota('GET /relatorios/alimentos', { permissao: 'ALIMENTOS', summary: 'Alimentos' }, async () =>
    listarAlimentos(app.banco),
  );

  rota(
    'GET /relatorios/matriculas',
    { permissao: 'UNIDADES', summary: 'As matrículas de um ano, por unidade e etapa' },
    async ({ query }) => relatorioDeMatriculas(app.banco, query.ano),
  );

  rota('GET /relatorios/preparos', { permissao: 'PREPAROS', summary: 'Preparos' }, async () =>
    listarPreparos(app.banco),
  );

  rota(
    'GET /relatorios/preparos/:id',
    { permissao: 'PREPAROS', summary: 'Um preparo, com quem responde por ele' },
    async ({ params }) => relatorioDoPreparo(app.banco, params.id),
  );

  rota('GET /relatorios/pratos', { permissao: 'PRATOS', summary: 'Pratos' }, async () => listarPratos(app.banco));

  rota(
    'GET /relatorios/pratos/:id',
    { permissao: 'PRATOS', summary: 'Um prato, com as receitas dos seus preparos' },
    async ({ params }) => relatorioDoPrato(app.banco, params.id),
  );

  rota(
    'GET /relatorios/aquisicoes/:id',
    { permissao: 'AQUISICOES', summary: 'Uma aquisição com os saldos dos itens e os fornecedores' },
    async ({ contexto, params }) => relatorioDaAquisicao(contexto, params.id),
  );

  rota(
    'GET /relatorios/chamadas-publicas/:id',
    { permissao: 'AQUISICOES', summary: 'Uma chamada pública com os fornecedores dos projetos de venda' },
    async ({ contexto, params }) => relatorioDaChamada(contexto, params.id),
  );

  rota(
    'GET /relatorios/solicitacoes/:id',
    { permissao: 'SOLICITACOES', summary: 'Uma solicitação de compra, com o fornecedor e o contrato' },
    async ({ contexto, params }) => relatorioDaSolicitacao(contexto, params.id),
  );

  rota(
    'GET /relatorios/recebimentos-compra/:id',
    { permissao: 'SOLICITACOES', summary: 'As entregas de uma solicitação, com o fornecedor e o contrato' },
    async ({ contexto, params }) => relatorioDoRecebimento(contexto, params.id),
  );

  rota(
    'GET /relatorios/estoques/:id',
    { permissao: 'ESTOQUES', unidade: { estoque: 'params.id' }, summary: 'Um estoque, lote a lote' },
    async ({ contexto, params }) => ({
      estoque: await estoqueDoUsuario(contexto, params.id),
      produtosEstoque: await listarLinhas(contexto.banco, params.id),
    }),
  );

  rota(
    'GET /relatorios/refeicoes/:id',
    { permissao: 'LOGADO', summary: 'Uma refeição com os seus alimentos' },
    async ({ contexto, params }) => buscarRefeicao(contexto.banco, contexto.usuario, params.id),
  );

  rota(
    'GET /relatorios/cardapios-calendario',
    {
      permissao: 'LOGADO',
      unidade: { unidade: 'query.unidade' },
      summary: 'Os cardápios de uma unidade num período, com os nutrientes de cada dia e a média',
    },
    async ({ contexto, query }) => relatorioDoCalendario(contexto, query),
  );

  rota(
    'GET /relatorios/cardapios-calendario/resumido',
    {
      permissao: 'LOGADO',
      unidade: { unidade: 'query.unidade' },
      summary: 'O mesmo, com cada cardápio, prato e ficha uma vez só',
    },
    async ({ contexto, query }) => resumirCalendario(await relatorioDoCalendario(contexto, query)),
  );

  rota(
    'GET /relatorios/cardapios-impressos',
    {
      permissao: 'LOGADO',
      unidade: { unidade: 'query.unidade' },
      summary: 'Os cardápios de uma unidade por semana, com ingredientes e médias, para imprimir',
    },
    async ({ contexto, query }) => cardapiosImpressos(contexto, query),
  );

  rota(
    'GET /relatorios/cardapios-semanais/:id',
    { permissao: 'LOGADO', summary: 'Um cardápio semanal com ingredientes e média, para imprimir' },
    async ({ contexto, params }) => cardapioSemanalImpresso(contexto.banco, params.id),
  );

  rota(
    'GET /documentos-emitidos/:codigo',
    {
      // Which permission and which unit depends on the document: they are those of its report.
      permissao: 'LOGADO',
      summary: 'Um documento emitido em PDF, para conferir',
      description: 'Quem não pode ver o registro recebe a mesma recusa que um código inventado.',
    },
    async ({ contexto, params }) => confirmarDocumento(app, contexto, params.codigo),
  );

  rota(
    'POST /relatorios/arquivo',
    {
      permissao: 'LOGADO',
      bodyLimit: TABELAS_BYTES,
      summary: 'Um relatório como PDF ou planilha',
      description:
        'O PDF tem o timbre do município, o autor, a hora, e um número com o código que o confirma: ele é gravado como documento emitido, com a permissão do relatório em `enderecos`. Em ZIP, cada folha é um PDF. Em XLSX, os dados e cada tabela são uma folha, e nada é gravado. Uma data vem como DD/MM/AAAA, em uma coluna do tipo `data`.',
    },
    async ({ contexto, body: { formato, folhas, enderecos = [] }, socket }) => {
      if (formato !== 'PDF' && formato !== 'ZIP') return planilhaDoRelatorio(formato, folhas);
      const papeis = await papeisAEmitir(app, contexto, folhas, enderecos);
      const { enderecoPublico } = app.correio;
      return enquantoEsperam(socket, (sinal) =>
        papeisDoRelatorio(contexto, { formato, papeis, enderecoPublico, sinal }),
      );
    },
  );
};

export default relatorios;
