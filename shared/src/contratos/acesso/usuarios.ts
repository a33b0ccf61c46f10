import { z } from 'zod';
import { violacoesDaMudancaDeAcessos } from '../../regras/acesso/acessos.js';
import { violacoesDaPrimeiraSenha, violacoesDaSenha, violacoesDoLogin } from '../../regras/acesso/usuarios.js';
import { OBRIGATORIO } from '../../regras/frases.js';
import { caracteresNoMaximo } from '../../regras/valores.js';
import { conferir, conferirCampo } from '../conferir.js';
import { Aprovacao, AprovacaoDoUsuario } from './aprovacoes.js';
import { MODOS_DE_MUDANCA } from '../../vocabulario/acesso/acessos.js';
import { PERMISSOES } from '../../vocabulario/permissoes.js';
import {
  ORDENS_USUARIO,
  SITUACOES_DA_BUSCA_DE_USUARIOS,
  SITUACOES_USUARIO,
} from '../../vocabulario/acesso/usuarios.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { buscaDePaginaEm } from '../paginas.js';
import { Pessoa, PessoaNova } from './pessoas.js';
import {
  Cpf,
  type DaTela,
  Email,
  Id,
  IdsParam,
  opcao,
  opcional,
  Ref,
  texto,
  textoMaiusculo,
  Versao,
  VersaoLida,
} from '../primitivos.js';
import { semRepetidos } from '../repetidos.js';

/** A new password; it is stored exactly as typed, including spaces. */
export const SenhaNova = z
  .string({ error: OBRIGATORIO })
  .min(1, OBRIGATORIO)
  .max(LIMITES.senha, caracteresNoMaximo(LIMITES.senha))
  .superRefine(conferirCampo(violacoesDaSenha));

/** Login name; upper and lower case are the same. */
const NomeDeUsuario = texto(LIMITES.usuario).superRefine(conferirCampo(violacoesDoLogin));

/** The first account of an installation without demonstration. */
export const AdministradorNovo = z.object({
  nome: textoMaiusculo(LIMITES.nome),
  usuario: NomeDeUsuario,
  email: Email,
  cpf: Cpf,
  senha: SenhaNova,
});
export type AdministradorNovo = z.infer<typeof AdministradorNovo>;

const campos = {
  usuario: NomeDeUsuario,
  email: Email,
  pessoa: PessoaNova,
  /** The selected ones; each counts once. */
  permissoes: z
    .array(opcao(PERMISSOES))
    .max(PERMISSOES.length * 2)
    .optional(),
  /** Stocks of the units in which the user works. */
  estoques: z.array(Ref).max(LIMITES.unidadesPorImportacao).optional(),
};

/** Body of POST /usuarios. With `convite` there is no `senha`: the user chooses it with the link of an invitation. */
export const UsuarioNovo = z
  .object({ ...campos, senha: opcional(SenhaNova), convite: z.boolean().optional() })
  .superRefine(conferir(violacoesDaPrimeiraSenha));
export type UsuarioNovo = z.infer<typeof UsuarioNovo>;

/** A user in a row of a spreadsheet: without a password. A new one waits for an invitation. */
export const UsuarioDePlanilha = z.object(campos);
export type UsuarioDePlanilha = z.infer<typeof UsuarioDePlanilha>;

/** Body of PUT /usuarios/{id}. Without `senha` the password stays; so do permissions and stocks that are not sent. */
export const UsuarioEdicao = z.object({ ...campos, senha: opcional(SenhaNova), versao: VersaoLida });
export type UsuarioEdicao = DaTela<z.infer<typeof UsuarioEdicao>>;

/**
 * Body of PUT /usuarios/acessos: the same change of permissions, of stocks or of both, for several users, each in the
 * version that was read. A list that is not sent stays.
 */
export const MudancaDeAcessos = z
  .object({
    usuarios: z
      .array(z.object({ id: Id, versao: Versao }))
      .min(1)
      .max(LIMITES.usuariosPorMudanca)
      .superRefine(semRepetidos(({ id }) => id, 'id', 'Este usuário já está na lista.')),
    permissoes: z
      .object({ modo: opcao(MODOS_DE_MUDANCA), marcados: z.array(opcao(PERMISSOES)).max(PERMISSOES.length * 2) })
      .optional(),
    estoques: z
      .object({ modo: opcao(MODOS_DE_MUDANCA), marcados: z.array(Ref).max(LIMITES.unidadesPorImportacao) })
      .optional(),
  })
  .superRefine(conferir(violacoesDaMudancaDeAcessos));
export type MudancaDeAcessos = z.infer<typeof MudancaDeAcessos>;

/** Body of POST /estoques/me: stocks that the user adds to their own. */
export const VinculoDeEstoques = z.object({ estoques: z.array(Ref).min(1).max(LIMITES.unidadesPorImportacao) });
export type VinculoDeEstoques = z.infer<typeof VinculoDeEstoques>;

export const Usuario = z.object({
  id: Id,
  usuario: z.string(),
  email: z.string(),
  pessoa: Pessoa,
  permissoes: z.array(z.enum(PERMISSOES)),
  /** Of the units in which the user works; `Estoque` lies in a higher area. */
  estoques: z.array(z.object({ id: Id, unidadeEducacional: z.object({ id: Id, nome: z.string() }) })),
  situacao: z.enum(SITUACOES_USUARIO),
  /** Acts that are done to the user once another holder of USUARIOS approves them. */
  aguardaAprovacao: z.array(Aprovacao),
  versao: Versao,
});
export type Usuario = z.infer<typeof Usuario>;

/** Query of GET /usuarios/pagina; absent criteria do not restrict it. Requests only. */
export const BuscaUsuarios = buscaDePaginaEm(ORDENS_USUARIO).extend({
  /** A part of the person's name, accents and case aside. */
  nome: z.string().max(LIMITES.busca).optional(),
  /** A part of the login, of the e-mail or of the CPF, with or without its punctuation. */
  busca: z.string().max(LIMITES.busca).optional(),
  situacao: opcao(SITUACOES_DA_BUSCA_DE_USUARIOS).optional(),
  /** Words, each a part of the person's name: for a choice. */
  texto: z.string().max(LIMITES.busca).optional(),
  /** Only these users. */
  ids: IdsParam.optional(),
});
export type BuscaUsuarios = z.infer<typeof BuscaUsuarios>;

/** What a screen has to know of all users, whichever it shows. */
export const GestaoDeUsuarios = z.object({
  /** The ids of the active holders of USUARIOS. */
  gestores: z.array(Id),
  /** The acts that wait for an approval, the oldest first. */
  esperamAprovacao: z.array(AprovacaoDoUsuario),
});
export type GestaoDeUsuarios = z.infer<typeof GestaoDeUsuarios>;
