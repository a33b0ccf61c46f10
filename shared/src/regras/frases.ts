import { LIMITES } from '../vocabulario/limites.js';
import { formatarQuantidade } from '../formatos/numeros.js';

/** Messages of more than one rule, contract or screen. Each is written only here. */
export const OBRIGATORIO = 'Campo obrigatório.';
export const OPCAO_DA_LISTA = 'Escolha uma das opções da lista.';
export const NAO_ESCREVIVEL = 'Há caracteres que não podem ser usados.';
export const IDENTIFICADOR_INVALIDO = 'Identificador inválido.';
export const QUANTIDADE_POSITIVA = 'A quantidade deve ser maior que zero.';
export const QUANTIDADE_NAO_NEGATIVA = 'A quantidade não pode ser negativa.';
export const VALOR_POSITIVO = 'O valor deve ser maior que zero.';
export const NUMERO_INTEIRO = 'Informe um número inteiro.';
export const NAO_E_TEXTO = 'Informe um texto.';
export const SIM_OU_NAO = 'Responda sim ou não.';
export const VERSAO_INVALIDA = 'Versão inválida.';
export const QUANTO_FALTA = 'Informe quanto falta.';
export const SENHA_EM_BRANCO = 'Digite sua senha.';
export const AO_MENOS_UM_ITEM = 'Inclua ao menos um item.';
export const AO_MENOS_UM_LOTE = 'Escolha ao menos um lote.';
export const AO_MENOS_UMA_UNIDADE = 'Escolha ao menos uma unidade.';
export const AO_MENOS_UMA_SEMANA = 'Escolha ao menos uma semana.';
export const UM_ANO_NO_MAXIMO = 'Escolha um período de até um ano.';
export const CREDENCIAIS_ERRADAS = 'Usuário ou senha estão incorretos!';
export const ALIMENTO_NAO_ENCONTRADO = 'Alimento não encontrado.';
export const REFEICAO_NAO_ENCONTRADA = 'Refeição não encontrada.';
export const SEM_REFERENCIA = 'A norma em vigor não traz referência para esta categoria e modalidade.';
export const NADA_ENCONTRADO = 'Nada encontrado para esta busca.';

/** The rows of a search are those with almost the same words as the typed text. */
export const soParecidos = (digitado: string): string => `Nada com “${digitado}”. Mostrando parecidos.`;

export const NENHUM_ALIMENTO = 'Nenhum alimento registrado.';
export const NAO_HA = {
  unidades: 'Ainda não há unidades.',
  itens: 'Ainda não há itens.',
  produtos: 'Ainda não há produtos.',
  fornecedores: 'Ainda não há fornecedores.',
  alimentos: 'Ainda não há alimentos.',
  preparos: 'Ainda não há preparos.',
  cardapios: 'Ainda não há cardápios.',
  opcoes: 'Esta lista ainda não tem opções.',
} as const;
export const O_QUE_SAO_PORCOES = 'Número de pessoas que a receita serve.';
export const O_QUE_E_INDICE_DE_COCCAO = 'Peso cozido ÷ peso cru.';
export const TRACOS_DO_ROTULO = 'Traços declarados no rótulo.';
export const NADA_ACEITO = 'Nada foi aceito: a entrega foi devolvida.';
export const INESPERADO = 'Algo inesperado aconteceu.';
export const INESPERADO_TENTE = `${INESPERADO} Tente de novo.`;
export const DEFINIDO_PELO_SERVIDOR = 'Definido pelo servidor.';
export const SETE_DIGITOS = 'Os 7 dígitos do município.';

export const UNIDADES_DEMAIS = `Escolha no máximo ${LIMITES.unidadesPorVinculo} unidades.`;

/** Beside the settings of the e-mail, which belong to the machine. */
export const EMAIL_CONFIGURADO = 'O e-mail está configurado no servidor.';
export const EMAIL_NAO_CONFIGURADO =
  'O e-mail não está configurado: convites e links de senha não chegam a ninguém. Defina SMTP_URL e EMAIL_REMETENTE no servidor e reinicie-o.';

/** Shown before an export sends anything. */
export const LINHAS_DEMAIS = `Uma exportação tem no máximo ${formatarQuantidade(LIMITES.linhasExportadas)} linhas.`;

/** The sum of a lot that has no line in any ledger. */
export const NADA_ENTROU_DO_LOTE = 'Ainda não houve entrada deste lote.';
/** Below the sum of a lot that units of other users have too. */
export const OUTRAS_UNIDADES_NO_RASTREIO =
  'A soma inclui todo o município. As linhas são das suas unidades; das outras aparece somente o total.';

/** A list of needs of which every shortage has a contract. */
export const TUDO_COM_CONTRATO = 'Tudo o que falta tem contrato.';

/** A lot that is chosen or read a second time. */
export const LOTE_JA_NA_LISTA = 'Este lote já está na lista.';
