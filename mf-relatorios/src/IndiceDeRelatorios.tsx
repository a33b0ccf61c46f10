import { temPermissao } from '@merenda/shared';
import type { Permissao } from '@merenda/shared/contratos';
import { Tela } from '@merenda/shared/ui';
import { Flex, Typography } from 'antd';
import { Link } from 'react-router-dom';
import Indicadores from './indicadores/Indicadores.js';

/** The reports that need no record, each with the permission of its data's area. */
const LISTAS: readonly { tipo: string; rotulo: string; permissao: Permissao }[] = [
  { tipo: 'usuarios', rotulo: 'Usuários', permissao: 'USUARIOS' },
  { tipo: 'matriculas', rotulo: 'Matrículas', permissao: 'UNIDADES' },
  { tipo: 'fornecedores', rotulo: 'Fornecedores', permissao: 'FORNECEDORES' },
  { tipo: 'demonstrativo-pnae', rotulo: 'Demonstrativo do PNAE', permissao: 'AQUISICOES' },
  { tipo: 'itens', rotulo: 'Itens', permissao: 'ITENS' },
  { tipo: 'produtos', rotulo: 'Produtos', permissao: 'PRODUTOS' },
  { tipo: 'vencimentos', rotulo: 'Vencimentos à frente', permissao: 'ESTOQUES' },
  { tipo: 'alimentos', rotulo: 'Alimentos', permissao: 'ALIMENTOS' },
  { tipo: 'preparos', rotulo: 'Preparos', permissao: 'PREPAROS' },
  { tipo: 'pratos', rotulo: 'Pratos', permissao: 'PRATOS' },
  { tipo: 'cardapios', rotulo: 'Cardápios', permissao: 'CARDAPIOS' },
  { tipo: 'cardapios-semanais', rotulo: 'Cardápios semanais', permissao: 'CARDAPIOS' },
];

/** Where the reports of one record are opened, with the permission of that screen; null means every user. */
const DE_UM_REGISTRO: readonly { rotulo: string; caminho: string; permissao: Permissao | null }[] = [
  { rotulo: 'Aquisição', caminho: '/gerenciar-aquisicoes', permissao: 'AQUISICOES' },
  { rotulo: 'Solicitação e recebimento de compra', caminho: '/gerenciar-solicitacao', permissao: 'SOLICITACOES' },
  { rotulo: 'Estoque', caminho: '/estoque', permissao: 'ESTOQUES' },
  { rotulo: 'Rastreio do lote', caminho: '/rastreio-de-lotes', permissao: 'ESTOQUES' },
  { rotulo: 'Etiquetas de lotes', caminho: '/estoque', permissao: 'ESTOQUES' },
  { rotulo: 'Balanços de estoque', caminho: '/balancos', permissao: 'ESTOQUES' },
  { rotulo: 'Contagem de estoque', caminho: '/contagem-de-estoque', permissao: 'ESTOQUES' },
  { rotulo: 'Movimentação de produtos', caminho: '/gerenciar-movimentacoes', permissao: 'ESTOQUES' },
  { rotulo: 'Recibo de kit merenda', caminho: '/kit-merenda', permissao: 'ESTOQUES' },
  { rotulo: 'Calendário de cardápios', caminho: '/cardapio-calendario', permissao: null },
  { rotulo: 'Cardápio semanal, mensal ou cartaz', caminho: '/cardapio-calendario', permissao: null },
  {
    rotulo: 'Cardápio semanal de uma faixa',
    caminho: '/gerenciar-cardapios?tipo=semanais',
    permissao: 'CARDAPIOS',
  },
  { rotulo: 'Refeição e seus produtos', caminho: '/historico-execucao-cardapios', permissao: null },
];

/**
 * `/relatorio`: the figures, the list reports that the user may see, and the screens from which those of one record are
 * opened.
 */
export default function IndiceDeRelatorios() {
  const listas = LISTAS.filter(({ permissao }) => temPermissao(permissao)).map(({ tipo, rotulo }) => ({
    rotulo,
    caminho: `/relatorio/${tipo}/false`,
  }));
  return (
    <Tela titulo="Relatórios">
      <Indicadores />
      <Flex wrap gap="large">
        {listas.length > 0 && <Lista titulo="Listas completas" entradas={listas} />}
        <Lista
          titulo="De um registro, na tela dele"
          entradas={DE_UM_REGISTRO.filter(({ permissao }) => temPermissao(permissao))}
        />
      </Flex>
    </Tela>
  );
}

function Lista({ titulo, entradas }: { titulo: string; entradas: readonly { rotulo: string; caminho: string }[] }) {
  return (
    <nav aria-label={titulo}>
      <Typography.Title level={2} style={{ fontSize: 18 }}>
        {titulo}
      </Typography.Title>
      <ul>
        {entradas.map(({ rotulo, caminho }) => (
          <li key={rotulo}>
            <Link to={caminho} className="alvo">
              {rotulo}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
