import { CAMPOS_DO_USUARIO, Cpf, PERMISSOES, UsuarioDePlanilha, type Usuario } from '@merenda/shared/contratos';
import {
  credenciaisSoDaPessoa,
  fraseDaEspera,
  gestoresDe,
  oQueEspera,
  violacao,
  violacoesDasCredenciais,
  violacoesDasPropriasPermissoes,
  type Violacao,
} from '@merenda/shared/regras';
import { pessoas, usuarioPermissoes, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { usuarioEstoques } from '../../banco/esquema/estoque/estoques.js';
import { camposDaPlanilha } from '../../mecanismos/importacoes/definicao.js';
import type { Definicao, Valores } from '../../mecanismos/importacoes/importavel.js';
import { colunasDaPessoa } from '../pessoas/colunas.js';
import { exigirSenhaRecente } from '../tokens/senha-recente.js';
import { listarEstoques } from '../unidades-do-usuario/estoques.js';
import { listarUsuarios } from './consultas.js';
import { GESTAO, mudaGestao, travarGestores, unicoGestor } from './gestores.js';
import { atualizarUsuario, inserirUsuario, pedeSenha } from './gravacao.js';
import { deInativo, GUARDADOS, JA_EXISTE } from './unicos.js';

/**
 * Users from a spreadsheet. A row finds its user by CPF. A file has no password: a new user waits for an invitation, and
 * the password of an existing one stays.
 */
export const PLANILHA_DE_USUARIOS: Definicao<UsuarioDePlanilha, Usuario> = {
  permissao: 'USUARIOS',
  titulo: 'Usuários',
  travas: [pessoas, usuarios, usuarioPermissoes, usuarioEstoques],
  abrir: async (banco, { id: autor }) => {
    const atuais = await listarUsuarios(banco);
    const estoques = await listarEstoques(banco);
    return {
      campos: await camposDaPlanilha(banco, CAMPOS_DO_USUARIO, {
        nome: { sinonimos: ['Nome completo', 'Servidor', 'Funcionário'] },
        usuario: { sinonimos: ['Login', 'Nome de usuário'] },
        email: { sinonimos: ['Correio eletrônico'] },
        telefone: { sinonimos: ['Fone', 'Telefone fixo'] },
        celular: { sinonimos: ['WhatsApp'] },
        pessoaTipo: { sinonimos: ['Tipo'] },
        cargo: { sinonimos: ['Função'] },
        estoques: {
          sinonimos: ['Estoques', 'Unidade', 'Escola', 'Escolas', 'Lotação', 'Local de trabalho'],
          leitura: {
            tipo: 'opcoes',
            opcoes: estoques.map(({ id, unidadeEducacional }) => ({ valor: id, rotulo: unidadeEducacional.nome })),
          },
        },
        permissoes: { sinonimos: ['Permissão', 'Acessos'] },
      }),
      chave,
      atuais: new Map(atuais.map((usuario) => [usuario.pessoa.cpf, usuario])),
      esquema: UsuarioDePlanilha,
      paraCorpo: ({ usuario, email, permissoes, estoques: seus, ...pessoa }) => ({
        usuario,
        email,
        pessoa,
        permissoes: permissoes ?? [],
        estoques: Array.isArray(seus) ? seus.map((id: unknown) => ({ id })) : [],
      }),
      valoresDe,
      conferir: conferirAcessos(atuais, autor),
      avisar: avisarDaEspera(atuais, autor),
    };
  },
  inserir: async (tx, novos) => {
    const gestores = await travarGestores(tx);
    const criados: Usuario[] = [];
    for (const novo of novos) criados.push(await inserirUsuario(tx, novo, { gestores }));
    return criados;
  },
  atualizar: async (tx, mudancas) => {
    const gestores = await travarGestores(tx);
    for (const { antes, depois } of mudancas) await atualizarUsuario(tx, antes, depois, { gestores });
  },
  senha: { pede: pedeSenha, exigir: exigirSenhaRecente },
};

function chave({ cpf }: Valores): string | null {
  return Cpf.safeParse(cpf).data ?? null;
}

function valoresDe({ usuario, email, pessoa, permissoes = [], estoques = [] }: UsuarioDePlanilha | Usuario): Valores {
  const {
    nome,
    cpf,
    telefone = null,
    celular = null,
    pessoaTipo,
    cargo = null,
    cnh = null,
    crn = null,
  } = colunasDaPessoa(pessoa);
  return {
    ...{ usuario, email, nome, cpf, telefone, celular, pessoaTipo, cargo, cnh, crn },
    // Each once, in one order, however the row has them.
    permissoes: PERMISSOES.filter((permissao) => permissoes.includes(permissao)),
    estoques: [...new Set(estoques.map(({ id }) => id))].sort((a, b) => a - b),
  };
}

/**
 * The rules of the form that compare with other users, and with the rows above: a login and an e-mail belong to one
 * user, an active user keeps the permission to manage users, and no user adds a permission to their own account.
 */
function conferirAcessos(atuais: readonly Usuario[], autor: number) {
  const logins = new Map(atuais.map(({ usuario, pessoa }) => [usuario.toLowerCase(), pessoa.cpf]));
  const emails = new Map(atuais.map(({ email, pessoa }) => [email.toLowerCase(), pessoa.cpf]));
  const inativos = new Set<string | undefined>(
    atuais.flatMap(({ situacao, pessoa }) => (situacao === 'DESATIVADO' ? [pessoa.cpf] : [])),
  );
  const gestores = new Set(gestoresDe(atuais));
  return ({ usuario, email, pessoa: { cpf }, permissoes = [] }: UsuarioDePlanilha, antes?: Usuario): Violacao[] => {
    const [login, endereco] = [usuario.toLowerCase(), email.toLowerCase()];
    const perde = antes?.permissoes.includes('USUARIOS') && !permissoes.includes('USUARIOS');
    const outros = [...gestores].filter((id) => id !== antes?.id);
    const soDaPessoa = antes && credenciaisSoDaPessoa(antes, autor);
    const violacoes = [
      ...violacao(antes?.situacao === 'DESATIVADO', 'cpf', deInativo(GUARDADOS.cpf)),
      ...violacao(
        (logins.get(login) ?? cpf) !== cpf,
        'usuario',
        inativos.has(logins.get(login)) ? deInativo(GUARDADOS.usuario) : JA_EXISTE.usuario,
      ),
      ...violacao(
        (emails.get(endereco) ?? cpf) !== cpf,
        'email',
        inativos.has(emails.get(endereco)) ? deInativo(GUARDADOS.email) : JA_EXISTE.email,
      ),
      ...violacao(perde === true && outros.length === 0, 'permissoes', unicoGestor('perdê-la')),
      ...(soDaPessoa
        ? violacoesDasCredenciais({
            antes: { usuario: antes.usuario, email: antes.email, cpf: antes.pessoa.cpf },
            depois: { usuario, email, cpf },
          })
        : []),
      ...(antes
        ? violacoesDasPropriasPermissoes({ proprio: antes.id === autor, antes: antes.permissoes, depois: permissoes })
        : []),
    ];
    if (violacoes.length > 0) return violacoes;
    logins.set(login, cpf);
    emails.set(endereco, cpf);
    if (antes && perde) gestores.delete(antes.id);
    return [];
  };
}

/** What a row asks for that waits for another holder of USUARIOS, or for the person. */
function avisarDaEspera(atuais: readonly Usuario[], autor: number) {
  const gestores = gestoresDe(atuais);
  return (depois: UsuarioDePlanilha, antes?: Usuario): string[] => {
    if (!mudaGestao(antes ?? { permissoes: [] }, depois)) return [];
    const ato = depois.permissoes?.includes(GESTAO) ? 'DAR_USUARIOS' : 'RETIRAR_USUARIOS';
    const espera = oQueEspera(ato, gestores, { autor, usuarioId: antes?.id ?? 0 });
    return espera === null ? [] : [fraseDaEspera(ato, espera)];
  };
}
