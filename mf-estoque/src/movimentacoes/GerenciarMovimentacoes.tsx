import { ROTULOS_PONTA_MOVIMENTACAO, type PontaMovimentacao } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { EstadoErro, EstadoVazio, opcoesDe, Paginacao, Tela } from '@merenda/shared/ui';
import { Card, Flex, Radio, Typography } from 'antd';
import { useId, useState } from 'react';
import { EscolhaDeUnidade } from '../unidade/EscolhaDeUnidade.js';
import { useEstoqueEscolhido } from '../unidade/useEstoqueEscolhido.js';
import { CartaoMovimentacao } from './CartaoMovimentacao.js';
import { POR_PAGINA, useMovimentacoes } from './movimentacoes.api.js';

type Filtro = PontaMovimentacao | 'TODAS';

const FILTROS = [
  { value: 'TODAS', label: 'Todas' },
  ...opcoesDe(ROTULOS_PONTA_MOVIMENTACAO).map(({ valor, rotulo }) => ({ value: valor, label: rotulo })),
];

/** The movements of one of the user's stocks (specification 2, section 2.8). */
export default function GerenciarMovimentacoes() {
  const [estoque, escolher] = useEstoqueEscolhido();
  const [filtro, setFiltro] = useState<Filtro>('TODAS');
  const { lida, consulta, naTela } = useMovimentacoes(estoque, filtro === 'TODAS' ? undefined : filtro);
  const id = useId();

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
      ) : consulta.error !== null ? (
        <EstadoErro erro={consulta.error} aoTentar={() => void consulta.refetch()} tentando={consulta.isFetching} />
      ) : lida === undefined ? (
        <Card loading />
      ) : lida.total === 0 ? (
        <EstadoVazio
          mensagem={
            lida.semFiltro === 0 ? 'Nenhuma movimentação nesta unidade.' : 'Nenhuma movimentação com este filtro.'
          }
        />
      ) : (
        <Flex vertical gap="middle">
          <Typography.Text type="secondary" role="status">
            {lida.total === 1 ? '1 movimentação' : `${formatarQuantidade(lida.total)} movimentações`}
          </Typography.Text>
          <Flex component="ul" vertical gap="middle" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {lida.linhas.map((movimentacao) => (
              <li key={movimentacao.id}>
                <CartaoMovimentacao movimentacao={movimentacao} estoque={estoque} />
              </li>
            ))}
          </Flex>
          <Paginacao
            align="center"
            current={naTela.pagina}
            onChange={naTela.aoMudarPagina}
            total={naTela.total}
            pageSize={POR_PAGINA}
          />
        </Flex>
      )}
    </Tela>
  );
}
