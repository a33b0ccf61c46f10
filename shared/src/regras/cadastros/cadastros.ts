import type { TipoItem } from '../../vocabulario/cadastros/itens.js';
import type { TipoUnidade } from '../../vocabulario/cadastros/unidades-educacionais.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { OBRIGATORIO } from '../frases.js';
import { caracteresNoMinimo } from '../valores.js';
import { type Violacao, violacao } from '../violacao.js';

/** A food has a category. */
export const violacoesDaCategoria = (item: { itemProdutoTipo: TipoItem; categoria?: string | null }): Violacao[] =>
  violacao(item.itemProdutoTipo === 'ALIMENTO' && !item.categoria, 'categoria', 'Informe a categoria do alimento.');

/** A new school has its INEP code. One that was imported without it stays editable. */
export const violacoesDoInep = (unidade: { tipoUnidade: TipoUnidade; codigoInep?: string | null }): Violacao[] =>
  violacao(unidade.tipoUnidade === 'ESCOLA' && !unidade.codigoInep, 'codigoInep', 'Informe o código INEP da escola.');

/** A login name is one word. Outer spaces are removed before it is stored. */
export const violacoesDoLogin = (usuario: string): Violacao[] =>
  violacao(/\s/.test(usuario.trim()), 'usuario', 'O nome de usuário não pode ter espaços.');

/** A new password has the minimum length; the field checks that it is present. */
export const violacoesDaSenha = (senha: string): Violacao[] =>
  violacao(senha !== '' && senha.length < LIMITES.senhaMinima, 'senha', caracteresNoMinimo(LIMITES.senhaMinima));

/** A new user gets a password, or chooses one with the link of an invitation. */
export const violacoesDaPrimeiraSenha = ({
  senha,
  convite,
}: {
  senha?: string | null;
  convite?: boolean;
}): Violacao[] => [
  ...violacao(!senha && !convite, 'senha', OBRIGATORIO),
  ...violacao(!!senha && !!convite, 'senha', 'Com o convite, a própria pessoa escolhe a senha.'),
];

/** A chosen password is typed twice alike. */
export const violacoesDaConfirmacao = (senhas: { senha?: string | null; confirmacao?: string | null }): Violacao[] =>
  violacao((senhas.senha ?? '') !== (senhas.confirmacao ?? ''), 'confirmacao', 'Senhas não correspondem!');

/** The format of a picture file, by its bytes. */
export const NAO_E_IMAGEM = 'O arquivo não é uma imagem .jpg, .jpeg ou .png.';

/** A picture's file has at most `LIMITES.imagemBytes`. */
export const violacoesDoTamanho = (bytes: number): Violacao[] =>
  violacao(
    bytes > LIMITES.imagemBytes,
    'imagem',
    `A imagem deve ter no máximo ${LIMITES.imagemBytes / 1024 / 1024} MB.`,
  );

/** A spreadsheet's file has at most `LIMITES.planilhaBytes`. */
export const violacoesDoArquivo = (bytes: number): Violacao[] =>
  violacao(
    bytes > LIMITES.planilhaBytes,
    'conteudo',
    `O arquivo tem mais de ${LIMITES.planilhaBytes / 1024 / 1024} MB. Deixe só a folha a importar, ou divida o arquivo.`,
  );

/** Goods move between two different units. `origem` and `destino` are ids of stocks. */
export const violacoesDoDestino = (origem: number | undefined, destino: number | undefined): Violacao[] =>
  violacao(
    origem !== undefined && origem === destino,
    'destino',
    'A unidade de destino deve ser diferente da unidade de origem.',
  );
