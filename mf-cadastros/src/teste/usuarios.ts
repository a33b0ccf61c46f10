import type { GestaoDeUsuarios, Pagina, Usuario } from '@merenda/shared/contratos';
import { palavrasDaBusca, paraBusca } from '@merenda/shared/formatos';
import { gestoresDe } from '@merenda/shared/regras';
import { umaPagina, type Requisicao } from '@merenda/shared/testing';

/** How the server answers 'GET /usuarios/pagina', without its orders, the CPF, and pages after the first. */
const acharUsuarios =
  (usuarios: readonly Usuario[]) =>
  ({
    busca: { ids, nome = '', busca = '', situacao = 'TODOS', texto = '', porPagina = '50' },
  }: Requisicao): Pagina<Usuario> => {
    const achados = usuarios.filter(
      ({ id, usuario, email, situacao: sua, pessoa }) =>
        paraBusca(pessoa.nome).includes(paraBusca(nome)) &&
        paraBusca(`${usuario}\n${email}`).includes(paraBusca(busca)) &&
        situacao !== (sua === 'DESATIVADO' ? 'ATIVOS' : 'INATIVOS') &&
        (ids === undefined || ids.split(',').includes(String(id))) &&
        palavrasDaBusca(texto).every((palavra) => paraBusca(pessoa.nome).includes(palavra)),
    );
    const cabem = Number(porPagina);
    return umaPagina(achados.slice(0, cabem), {
      total: achados.length,
      semFiltro: usuarios.length,
      proximo: achados.length > cabem ? 'adiante' : null,
    });
  };

const gestaoDe = (usuarios: readonly Usuario[]): GestaoDeUsuarios => ({
  gestores: gestoresDe(usuarios),
  esperamAprovacao: usuarios.flatMap(({ id, usuario, email, pessoa: { nome }, aguardaAprovacao }) =>
    aguardaAprovacao.map((aprovacao) => ({ ...aprovacao, usuario: { id, nome, usuario, email } })),
  ),
});

/** The answers of a server that has these users. */
export const comUsuarios = (usuarios: readonly Usuario[]) => ({
  'GET /usuarios/pagina': acharUsuarios(usuarios),
  'GET /usuarios/gestao': gestaoDe(usuarios),
});
