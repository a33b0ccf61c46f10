import { ROTULOS_PONTA_MOVIMENTACAO, type Movimentacao, type PontaMovimentacao } from '@merenda/shared/contratos';
import { EstadoErro, EstadoVazio, opcoesDe, Paginacao, Tela } from '@merenda/shared/ui';
import { Card, Flex, Radio, Typography } from 'antd';
import { useId, useState } from 'react';
import { EscolhaDeUnidade } from '../unidade/EscolhaDeUnidade.js';
import { useEstoqueEscolhido } from '../unidade/useEstoqueEscolhido.js';
import { CartaoMovimentacao } from './CartaoMovimentacao.js';
import { useMovimentacoes } from './movimentacoes.api.js';

type Filtro = PontaMovimentacao | 'TODAS';

const FILTROS = [
  { value: 'TODAS', label: 'Todas' },
  ...opcoesDe(ROTULOS_PONTA_MOVIMENTACAO).map(({ valor, rotulo }) => ({ value: valor, label: rotulo })),
];

const POR_PAGINA = 10;

/** The movements of one of the user's stocks (specification 2, section 2.8). */
export default function GerenciarMovimentacoes() {
  const [estoque, escolher] = useEstoqueEscolhido();
  const [filtro, setFiltro] = useState<Filtro>('TODAS');
  const [pagina, setPagina] = useState(1);
  const consulta = useMovimentacoes(estoque);
  const id = useId();
  const achadas = (consulta.data ?? []).filter(
    (movimentacao) => filtro === 'TODAS' || pontaDe(movimentacao, estoque) === filtro,
  );
  const atual = Math.min(pagina, Math.max(1, Math.ceil(achadas.length / POR_PAGINA)));

  return (
    <Tela titulo="Gerenciar Movimentações de Estoque">
      <Flex wrap gap="middle" align="start">
        <div style={{ flex: '1 1 280px', minWidth: 0 }}>
          <EscolhaDeUnidade estoque={estoque} aoEscolher={escolher} />
        </div>
        <Flex vertical gap={4} style={{ marginBottom: 16 }}>
          <span id={id}>A unidade é</span>
          <Radio.Group
            aria-labelledby={id}
            optionType="button"
            options={FILTROS}
            value={filtro}
            onChange={(evento) => setFiltro(evento.target.value as Filtro)}
          />
        </Flex>
      </Flex>
      {estoque === undefined ? (
        <EstadoVazio mensagem="Escolha a unidade para ver as movimentações." />
      ) : consulta.isError ? (
        <EstadoErro erro={consulta.error} aoTentar={() => void consulta.refetch()} tentando={consulta.isFetching} />
      ) : consulta.isPending ? (
        <Card loading />
      ) : achadas.length === 0 ? (
        <EstadoVazio
          mensagem={
            consulta.data.length === 0 ? 'Nenhuma movimentação nesta unidade.' : 'Nenhuma movimentação com este filtro.'
          }
        />
      ) : (
        <Flex vertical gap="middle">
          <Typography.Text type="secondary" role="status">
            {achadas.length === 1 ? '1 movimentação' : `${achadas.length.toLocaleString('pt-BR')} movimentações`}
          </Typography.Text>
          <Flex component="ul" vertical gap="middle" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {achadas.slice((atual - 1) * POR_PAGINA, atual * POR_PAGINA).map((movimentacao) => (
              <li key={movimentacao.id}>
                <CartaoMovimentacao movimentacao={movimentacao} estoque={estoque} />
              </li>
            ))}
          </Flex>
          <Paginacao align="center" current={atual} onChange={setPagina} total={achadas.length} pageSize={POR_PAGINA} />
        </Flex>
      )}
    </Tela>
  );
}

const pontaDe = ({ origem }: Movimentacao, estoque: number | undefined): PontaMovimentacao =>
  origem.id === estoque ? 'ORIGEM' : 'DESTINO';
