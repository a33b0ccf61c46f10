import {
  CASAS_DO_SALDO,
  ROTULOS_ATO_COM_APROVACAO,
  ROTULOS_CATEGORIA_DA_MATRICULA,
  ROTULOS_DIA_SEMANA,
  ROTULOS_GRAU_PROCESSAMENTO,
  ROTULOS_LISTA_CONVENCAO,
  ROTULOS_LOCALIZACAO,
  ROTULOS_MODALIDADE_ESCOLAR,
  ROTULOS_ORIGEM_DA_MATRICULA,
  ROTULOS_PERMISSAO,
  ROTULOS_POVO_TRADICIONAL,
  ROTULOS_STATUS_AQUISICAO,
  ROTULOS_STATUS_COMPRA,
  ROTULOS_STATUS_MOVIMENTACAO,
  ROTULOS_TIPO_ADITIVO,
  ROTULOS_TIPO_AQUISICAO,
  ROTULOS_TIPO_CAF,
  ROTULOS_TIPO_CARDAPIO,
  ROTULOS_TIPO_FORNECEDOR,
  ROTULOS_TIPO_ITEM,
  ROTULOS_TIPO_LANCAMENTO,
  ROTULOS_TIPO_OBSERVACAO,
  ROTULOS_TIPO_PESSOA,
  ROTULOS_TIPO_REFEICAO,
  ROTULOS_TIPO_SAIDA,
  ROTULOS_TIPO_UNIDADE,
  type ListaConvencao,
} from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';

/** The label of a field, if its own name split into words is not good enough. */
const CAMPOS: Record<string, string> = {
  acrescimo: 'Acréscimo',
  adicao: 'Adição',
  aditivoTipo: 'Tipo de aditivo',
  agriculturaFamiliar: 'Agricultura familiar',
  alergenicosConferidos: 'Alergênicos conferidos',
  alergenicosContem: 'Alergênicos: contém',
  alergenicosPodeConter: 'Alergênicos: pode conter',
  alunoId: 'Aluno nº',
  alunosAee: 'Alunos do AEE',
  aquisicao: 'Aquisição',
  aquisicaoTipo: 'Tipo de aquisição',
  bairro_distrito: 'Bairro ou distrito',
  cafMembros: 'Membros da CAF',
  cafNumero: 'Número da CAF',
  cafTipo: 'Tipo da CAF',
  cafValidade: 'Validade da CAF',
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
  justificativaTemperatura: 'Justificativa da temperatura',
  justificativaValidade: 'Justificativa do prazo de validade',
  lancadaDepois: 'Lançada depois',
  localizacao: 'Localização',
  maximo: 'Máximo',
  minimo: 'Mínimo',
  modalidadeLicitacao: 'Modalidade da licitação',
  modoPreparo: 'Modo de preparo',
  motivoDestinatario: 'Motivo de aceitar o destinatário',
  municipio: 'Município',
  nomeDoResponsavel: 'Nome do responsável',
  novaVigencia: 'Nova vigência',
  numero: 'Número',
  numeroContrato: 'Número do contrato',
  numeroProcessoAdminis: 'Número do processo administrativo',
  nutricionistaCrn: 'CRN da nutricionista',
  nutricionistaNome: 'Nome da nutricionista',
  observacao: 'Observação',
  pct: 'Povo ou comunidade tradicional',
  permissoes: 'Permissões',
  pesoPronto: 'Peso pronto (kg)',
  pessoaTipo: 'Tipo de pessoa',
  porcoes: 'Porções',
  porteDaEmpresa: 'Porte da empresa',
  precoUnidade: 'Preço da unidade',
  produtoEstoque: 'Linha de estoque',
  produtoLote: 'Lote',
  produtoLoteFk: 'Lote nº',
  produtosKits: 'Produtos do kit',
  razaoSocial: 'Razão social',
  refeicoesPorDia: 'Refeições por dia',
  saida: 'Saída',
  sobraDeAlimentos: 'Sobra (kg)',
  status: 'Situação',
  substituicoes: 'Substituições',
  temImagem: 'Tem imagem',
  temperaturaMaxima: 'Temperatura máxima (°C)',
  temperaturaMinima: 'Temperatura mínima (°C)',
  temperaturaVeiculo: 'Temperatura do veículo (°C)',
  tempoPreparoMin: 'Tempo de preparo (min)',
  tipoObservacao: 'Tipo de observação',
  tipoSaidaDireta: 'Tipo de saída',
  turmaId: 'Turma nº',
  uf: 'UF',
  unidadeProduto: 'Unidade do produto',
  usuario: 'Usuário',
  utensilios: 'Utensílios',
  vigencia: 'Vigência',
};

/** Codes of the constant lists, in the words of the screens; each code has one meaning everywhere. */
const CODIGOS: Record<string, string> = {
  ...ROTULOS_ATO_COM_APROVACAO,
  ...ROTULOS_CATEGORIA_DA_MATRICULA,
  ...ROTULOS_DIA_SEMANA,
  ...ROTULOS_GRAU_PROCESSAMENTO,
  ...ROTULOS_LISTA_CONVENCAO,
  ...ROTULOS_LOCALIZACAO,
  ...ROTULOS_MODALIDADE_ESCOLAR,
  ...ROTULOS_ORIGEM_DA_MATRICULA,
  ...ROTULOS_PERMISSAO,
  ...ROTULOS_POVO_TRADICIONAL,
  ...ROTULOS_STATUS_AQUISICAO,
  ...ROTULOS_STATUS_COMPRA,
  ...ROTULOS_STATUS_MOVIMENTACAO,
  ...ROTULOS_TIPO_ADITIVO,
  ...ROTULOS_TIPO_AQUISICAO,
  ...ROTULOS_TIPO_CAF,
  ...ROTULOS_TIPO_CARDAPIO,
  ...ROTULOS_TIPO_FORNECEDOR,
  ...ROTULOS_TIPO_ITEM,
  ...ROTULOS_TIPO_LANCAMENTO,
  ...ROTULOS_TIPO_OBSERVACAO,
  ...ROTULOS_TIPO_PESSOA,
  ...ROTULOS_TIPO_REFEICAO,
  ...ROTULOS_TIPO_SAIDA,
  ...ROTULOS_TIPO_UNIDADE,
};

/** The look-up list of a field that holds a code: its labels can be changed, so the server has them. */
const LISTAS: Record<string, ListaConvencao> = {
  alergenicosContem: 'alergenicos',
  alergenicosPodeConter: 'alergenicos',
  cargo: 'cargos',
  categoria: 'categorias-alimento',
  fonteRecurso: 'fontes-recurso',
  forma: 'formas-alimento',
  modalidadeLicitacao: 'modalidades-licitacao',
  porteDaEmpresa: 'portes-empresa',
  tipoDeLicitacao: 'tipos-licitacao',
  unidade: 'unidades-produto',
  unidadeProduto: 'unidades-produto',
};

/** A day as a body has it. */
const DIA = /^\d{4}-\d{2}-\d{2}$/;

/** The look-up list of a field, by the field's name. */
export const listaDoCampo = (campo: string): ListaConvencao | undefined =>
  Object.hasOwn(LISTAS, campo) ? LISTAS[campo] : undefined;

/** 'dataValidade' → 'Data de validade', 'quantidadeRecebida' → 'Quantidade recebida'. */
export function rotuloDoCampo(campo: string): string {
  if (Object.hasOwn(CAMPOS, campo)) return CAMPOS[campo] ?? campo;
  const palavras = campo.replace(/_/g, ' ').replace(/\B[A-Z]/g, (letra) => ` ${letra.toLowerCase()}`);
  return palavras.charAt(0).toUpperCase() + palavras.slice(1);
}

/** The text of a value: a code by its label, yes and no, numbers with a comma, days as 'DD/MM/YYYY'. */
export function rotuloDoValor(valor: string | number | boolean): string {
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  if (typeof valor === 'number')
    return valor.toLocaleString('pt-BR', { maximumFractionDigits: CASAS_DO_SALDO, useGrouping: false });
  if (DIA.test(valor)) return formatarData(valor);
  return Object.hasOwn(CODIGOS, valor) ? (CODIGOS[valor] ?? valor) : valor;
}
