import { temPermissao } from '@merenda/shared';
import type { Permissao } from '@merenda/shared/contratos';
import { EstadoVazio, Tela } from '@merenda/shared/ui';
import { Link } from 'react-router-dom';

/** The reports that need no record, each with the permission of its data's area. */
const LISTAS: readonly { tipo: string; rotulo: string; permissao: Permissao }[] = [
  { tipo: 'usuarios', rotulo: 'Usuários', permissao: 'USUARIOS' },
  { tipo: 'fornecedores', rotulo: 'Fornecedores', permissao: 'FORNECEDORES' },
  { tipo: 'itens', rotulo: 'Itens', permissao: 'ITENS' },
  { tipo: 'produtos', rotulo: 'Produtos', permissao: 'PRODUTOS' },
  { tipo: 'alimentos', rotulo: 'Alimentos', permissao: 'ALIMENTOS' },
  { tipo: 'preparos', rotulo: 'Preparos', permissao: 'PREPAROS' },
  { tipo: 'pratos', rotulo: 'Pratos', permissao: 'PRATOS' },
];

/** `/relatorio`: the list reports that the user may see. Those of one record are opened at the record. */
export default function IndiceDeRelatorios() {
  const visiveis = LISTAS.filter(({ permissao }) => temPermissao(permissao));
  return (
    <Tela titulo="Relatórios">
      {visiveis.length === 0 && <EstadoVazio mensagem="Suas permissões não incluem relatórios de listas." />}
      <ul>
        {visiveis.map(({ tipo, rotulo }) => (
          <li key={tipo}>
            <Link to={`/relatorio/${tipo}/false`}>{rotulo}</Link>
          </li>
        ))}
      </ul>
      <p>Os relatórios de um só registro (aquisição, solicitação, estoque, movimentação, refeição, kit…) abrem-se no próprio registro.</p>
    </Tela>
  );
}
