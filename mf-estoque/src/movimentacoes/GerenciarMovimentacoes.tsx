import { useSessao } from '@merenda/shared';
import type { Movimentacao } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import {
  EstadoErro,
  EstadoVazio,
  Exportar,
  IdExibido,
  LinhaDaContagem,
  PaginaMostrada,
  Paginacao,
  SelectOpcoes,
  Tela,
  type Criterios,
  Visoes,
} from '@merenda/shared/ui';
import { Button, Card, Flex, Radio, type RadioChangeEvent } from 'antd';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { EscolhaDeUnidade } from '../unidade/EscolhaDeUnidade.js';
import { useEstoqueEscolhido } from '../unidade/useEstoqueEscolhido.js';
import { CartaoMovimentacao } from './CartaoMovimentacao.js';
import { ModalMovimentacao } from './ModalMovimentacao.js';
import { PONTAS, POR_PAGINA, SITUACOES, useMovimentacoes } from './movimentacoes.api.js';

const NENHUM: never[] = [];

const TODAS = 'TODAS';
const FILTROS = [
  { value: TODAS, label: 'Todas' },
  ...PONTAS.map(({ valor, rotulo }) => ({ value: valor, label: rotulo })),
];

/** The movements of one of the user's stocks (specification 2, section 2.8), or of all of them. */
export default function GerenciarMovimentacoes() {
  const [estoque, escolher] = useEstoqueEscolhido();
  const navigate = useNavigate();
  const paginas = useMovimentacoes(estoque);
  const { lida, consulta, lista, naTela, recorte } = paginas;
  const mudar = (criterio: Criterios) => lista.aoMudarCriterios((antes) => ({ ...antes, ...criterio }));
  const dasUnidades = { lista: 'movimentacoes-das-unidades', recorte: () => ({ busca: recorte }) } as const;
  const id = useId();
  const seus = useSessao(({ auth }) => auth.usuario?.estoques ?? NENHUM);
  // Among all units, the user is at the end that receives, if it is theirs: only there is something to do.
  const pontaDe = ({ origem, destino }: Movimentacao): number =>
    seus.some((seu) => seu.id === destino.id) ? destino.id : origem.id;

  return (
    <Tela
      titulo="Gerenciar Movimentações de Estoque"
      larga
      escolha={<EscolhaDeUnidade estoque={estoque} aoEscolher={escolher} ouTodas noTitulo />}
    >
      {consulta.error === null && (
        <LinhaDaContagem
          contagem={lida === undefined ? 'Carregando…' : contar(lida.total)}
          ferramentas={
            <>
              <Visoes lista="/gerenciar-movimentacoes" />
              {estoque === undefined ? (
                <Exportar {...dasUnidades} />
              ) : (
                <Exportar
                  lista="movimentacoes"
                  recorte={() => ({ caminho: { id: estoque }, busca: recorte })}
                  todas={dasUnidades}
                />
              )}
            </>
          }
        >
          <span id={id}>A unidade é</span>
          <Radio.Group
            aria-labelledby={id}
            optionType="button"
            options={FILTROS}
            value={lista.estado.criterios.ponta ?? TODAS}
            onChange={({ target: { value } }: RadioChangeEvent) =>
              mudar({ ponta: value === TODAS ? undefined : String(value) })
            }
          />
          <label htmlFor={`${id}-situacao`} className="so-leitor">
            Situação
          </label>
          <div style={{ flex: '0 1 200px' }}>
            <SelectOpcoes
              id={`${id}-situacao`}
              allowClear
              placeholder="Todas as situações"
              opcoes={SITUACOES}
              value={SITUACOES.find(({ valor }) => valor === lista.estado.criterios.status)?.valor}
              onChange={(status) => mudar({ status })}
            />
          </div>
        </LinhaDaContagem>
      )}
      {consulta.error !== null ? (
        <EstadoErro consulta={consulta} />
      ) : lida === undefined ? (
        <Card loading />
      ) : lida.total === 0 ? (
        <EstadoVazio
          mensagem={
            lida.semFiltro > 0
              ? 'Nenhuma movimentação com este filtro.'
              : estoque === undefined
                ? 'Nenhuma movimentação nas suas unidades.'
                : 'Nenhuma movimentação nesta unidade.'
          }
        >
          {lida.semFiltro > 0 ? (
            <Button onClick={() => lista.aoMudarCriterios({})}>Limpar filtros</Button>
          ) : (
            <Button type="primary" onClick={() => void navigate('/cadastrar-movimentacao')}>
              Cadastrar movimentação
            </Button>
          )}
        </EstadoVazio>
      ) : (
        <Flex vertical gap="middle">
          <Flex component="ul" vertical gap="middle" style={{ listStyle: 'none', margin: '8px 0 0', padding: 0 }}>
            {lida.linhas.map((movimentacao) => (
              <li key={movimentacao.id}>
                <CartaoMovimentacao movimentacao={movimentacao} estoque={estoque ?? pontaDe(movimentacao)} />
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
      <PaginaMostrada paginas={paginas} />
      {estoque !== undefined && (
        <IdExibido>{(id, aoFechar) => <ModalMovimentacao estoque={estoque} id={id} aoFechar={aoFechar} />}</IdExibido>
      )}
    </Tela>
  );
}

const contar = (quantas: number): string =>
  quantas === 1 ? '1 movimentação' : `${formatarQuantidade(quantas)} movimentações`;
