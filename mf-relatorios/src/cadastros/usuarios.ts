import { api } from '@merenda/shared';
import { ROTULOS_PERMISSAO } from '@merenda/shared/contratos';
import { ocultarCpf } from '@merenda/shared/formatos';
import { BUSCA_DE_USUARIOS } from '@merenda/shared/ui';
import { lerDescricoes } from '../convencoes/descricoes.js';
import { filtrar } from '../listas/filtrar.js';
import type { Relatorio } from '../folha/relatorio.js';

/** The users with their permissions and units; a printed list needs no whole CPF. */
export const usuarios: Relatorio = async ({ id, signal }) => {
  const [lidos, tipo] = await Promise.all([api.get('usuarios', { signal }), lerDescricoes('tipos-pessoa', signal)]);
  const filtrados = filtrar('usuarios', id, lidos, BUSCA_DE_USUARIOS);
  if (!filtrados) return null;
  const { linhas, filtro, dados } = filtrados;
  return {
    titulo: 'Usuários',
    deitada: true,
    filtro,
    dados,
    tabelas: [
      {
        colunas: [
          { titulo: 'Nome' },
          { titulo: 'CPF', tipo: 'codigo' },
          { titulo: 'Usuário' },
          { titulo: 'E-mail' },
          { titulo: 'Tipo' },
          { titulo: 'Permissões' },
          { titulo: 'Unidades' },
        ],
        linhas: linhas.map(({ pessoa, usuario, email, permissoes, estoques, situacao }) => [
          situacao === 'DESATIVADO' ? `${pessoa.nome} (inativo)` : pessoa.nome,
          ocultarCpf(pessoa.cpf),
          usuario,
          email,
          tipo(pessoa.pessoaTipo),
          permissoes.map((permissao) => ROTULOS_PERMISSAO[permissao]).join(', '),
          estoques.map(({ unidadeEducacional }) => unidadeEducacional.nome).join(', '),
        ]),
        vazia: 'Nenhum usuário encontrado.',
      },
    ],
  };
};
