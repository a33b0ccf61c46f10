import {
  ROTULOS_DIA_SEMANA, ROTULOS_GRAU_PROCESSAMENTO, ROTULOS_MODALIDADE_ESCOLAR, ROTULOS_PERMISSAO, ROTULOS_STATUS_AQUISICAO, ROTULOS_STATUS_COMPRA, ROTULOS_STATUS_MOVIMENTACAO,
  ROTULOS_TIPO_ADITIVO, ROTULOS_TIPO_AQUISICAO, ROTULOS_TIPO_CAF, ROTULOS_TIPO_CARDAPIO, ROTULOS_TIPO_FORNECEDOR, ROTULOS_TIPO_ITEM, ROTULOS_TIPO_LANCAMENTO, ROTULOS_TIPO_OBSERVACAO,
  ROTULOS_TIPO_PESSOA, ROTULOS_TIPO_REFEICAO, ROTULOS_TIPO_SAIDA, ROTULOS_TIPO_UNIDADE, ROTULOS_UNIDADE_PRODUTO,
} from '@merenda/shared/contratos';

/** What a field of a record is called, where its own name split into words would not do. */
const CAMPOS: Record<string, string> = {
  acrescimo: 'Acréscimo',
  adicao: 'Adição',
  aditivoTipo: 'Tipo de aditivo',
  agriculturaFamiliar: 'Agricultura familiar',
  alunoId: 'Aluno nº',
  aquisicao: 'Aquisição',
  aquisicaoTipo: 'Tipo de aquisição',
  bairro_distrito: 'Bairro ou distrito',
  cafNumero: 'Número da CAF',
  cafTipo: 'Tipo da CAF',
  cardapio: 'Cardápio',
  cardapioSemanal: 'Cardápio semanal',
  cardapioTipo: 'Tipo de cardápio',
  cep: 'CEP',
  cnh: 'CNH',
  cnpj: 'CNPJ',
  codigoInep: 'Código INEP',
  cpf: 'CPF',
  crn: 'CRN',
  dataEmissao: 'Data de emissão',
  dataFabricacao: 'Data de fabricação',
  dataSolicitacao: 'Data da solicitação',
  dataFimMovimentacao: 'Fim da movimentação',
  dataInicioMovimentacao: 'Início da movimentação',
  dataRecebimento: 'Data de recebimento',
  dataValidade: 'Data de validade',
  descricao: 'Descrição',
  diaSemana: 'Dia da semana',
  email: 'E-mail',
  escolaId: 'Escola nº',
  estoqueId: 'Estoque nº',
  faixaEtaria: 'Faixa etária',
  fornecedorTipo: 'Tipo de fornecedor',
  grauProcessamento: 'Grau de processamento',
  idIEscolar: 'Número no sistema escolar',
  indiceCoccao: 'Índice de cocção',
  inscricaoEstadual: 'Inscrição estadual',
  isPerecivel: 'Perecível',
  itemProdutoTipo: 'Tipo de item',
  maximo: 'Máximo',
  minimo: 'Mínimo',
  modalidadeLicitacao: 'Modalidade da licitação',
  modoPreparo: 'Modo de preparo',
  municipio: 'Município',
  nomeDoResponsavel: 'Nome do responsável',
  numero: 'Número',
  numeroContrato: 'Número do contrato',
  numeroProcessoAdminis: 'Número do processo administrativo',
  observacao: 'Observação',
  permissoes: 'Permissões',
  pessoaTipo: 'Tipo de pessoa',
  porcoes: 'Porções',
  porteDaEmpresa: 'Porte da empresa',
  precoUnidade: 'Preço da unidade',
  produtoEstoque: 'Linha de estoque',
  produtoLote: 'Lote',
  produtoLoteFk: 'Lote nº',
  produtosKits: 'Produtos do kit',
  razaoSocial: 'Razão social',
  saida: 'Saída',
  sobraDeAlimentos: 'Sobra (kg)',
  status: 'Situação',
  temImagem: 'Tem imagem',
  tempoPreparoMin: 'Tempo de preparo (min)',
  tipoObservacao: 'Tipo de observação',
  tipoSaidaDireta: 'Tipo de saída',
  turmaId: 'Turma nº',
  uf: 'UF',
  usuario: 'Usuário',
  utensilios: 'Utensílios',
  vigencia: 'Vigência',
};

/** Codes of the constant lists, in the words of the screens; each code means one thing wherever it stands. */
const CODIGOS: Record<string, string> = {
  ...ROTULOS_DIA_SEMANA, ...ROTULOS_GRAU_PROCESSAMENTO, ...ROTULOS_MODALIDADE_ESCOLAR, ...ROTULOS_PERMISSAO, ...ROTULOS_STATUS_AQUISICAO, ...ROTULOS_STATUS_COMPRA, ...ROTULOS_STATUS_MOVIMENTACAO,
  ...ROTULOS_TIPO_ADITIVO, ...ROTULOS_TIPO_AQUISICAO, ...ROTULOS_TIPO_CAF, ...ROTULOS_TIPO_CARDAPIO, ...ROTULOS_TIPO_FORNECEDOR, ...ROTULOS_TIPO_ITEM, ...ROTULOS_TIPO_LANCAMENTO, ...ROTULOS_TIPO_OBSERVACAO, ...ROTULOS_TIPO_PESSOA,
  ...ROTULOS_TIPO_REFEICAO, ...ROTULOS_TIPO_SAIDA, ...ROTULOS_TIPO_UNIDADE, ...ROTULOS_UNIDADE_PRODUTO,
};

/** 'dataValidade' → 'Data de validade', 'quantidadeRecebida' → 'Quantidade recebida'. */
export function rotuloDoCampo(campo: string): string {
  if (Object.hasOwn(CAMPOS, campo)) return CAMPOS[campo] ?? campo;
  const palavras = campo.replace(/_/g, ' ').replace(/\B[A-Z]/g, (letra) => ` ${letra.toLowerCase()}`);
  return palavras.charAt(0).toUpperCase() + palavras.slice(1);
}

/** What a value is called: a code by its word, yes and no, numbers with a comma. */
export function rotuloDoValor(valor: string | number | boolean): string {
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  if (typeof valor === 'number') return valor.toLocaleString('pt-BR', { maximumFractionDigits: 4, useGrouping: false });
  return Object.hasOwn(CODIGOS, valor) ? (CODIGOS[valor] ?? valor) : valor;
}
