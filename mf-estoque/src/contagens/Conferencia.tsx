import type { ConferenciaDaContagem, Contagem } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import {
  escreverSomaDosLotes,
  NENHUM_LOTE_CONTADO,
  somaDaContagem,
  nomeDoLote,
  type Numerico,
} from '@merenda/shared/regras';
import { Alerta, EstadoErro, EstadoVazio, Tabela } from '@merenda/shared/ui';
import { Button, Checkbox, Descriptions, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { useConferencia } from './contagens.api.js';
import { useColunasDasDiferencas } from './diferencas.colunas.js';
import { ModalLancar } from './ModalLancar.js';

/** The differences of a count: of an open one with 'Lançar', of a closed one to read. */
export function Conferencia({ estoque, contagem }: { estoque: number; contagem: Contagem }) {
  const { data, error, isFetching, refetch } = useConferencia(estoque, contagem.id);
  const [lancando, setLancando] = useState(false);
  if (error) return <EstadoErro erro={error} aoTentar={() => void refetch()} tentando={isFetching} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  const aberta = contagem.status === 'ABERTA';
  const impedida = data.impedimento !== null || data.lotes.some(({ impedimento }) => impedimento !== null);
  return (
    <Flex vertical gap="middle">
      <Avisos conferencia={data} status={contagem.status} />
      <Resumo conferencia={data} />
      <Diferencas lotes={data.lotes} />
      {aberta && (
        <Flex justify="end">
          <Button type="primary" disabled={impedida || isFetching} onClick={() => setLancando(true)}>
            Lançar
          </Button>
        </Flex>
      )}
      {lancando && (
        <ModalLancar estoque={estoque} contagem={contagem.id} conferencia={data} aoFechar={() => setLancando(false)} />
      )}
    </Flex>
  );
}

/** What keeps the count from being booked, what it leaves as it is, and what its sum leaves out. */
function Avisos({ conferencia, status }: { conferencia: ConferenciaDaContagem; status: Contagem['status'] }) {
  const { naoContados, impedimento, lotes } = conferencia;
  const recusados = lotes.filter((lote) => lote.impedimento !== null).length;
  const semPreco = lotes.filter(({ diferenca, valor }) => diferenca !== 0 && valor === null);
  return (
    <>
      {impedimento !== null && <Alerta type="warning" title={impedimento} />}
      {recusados > 0 && (
        <Alerta
          type="error"
          title={
            recusados === 1
              ? '1 lote não pode ser lançado. A razão está ao lado dele.'
              : `${formatarQuantidade(recusados)} lotes não podem ser lançados. A razão está ao lado de cada um.`
          }
        />
      )}
      {naoContados > 0 && status !== 'CANCELADA' && (
        <Alerta
          type="info"
          title={
            naoContados === 1
              ? '1 lote com saldo não foi contado e fica como está.'
              : `${formatarQuantidade(naoContados)} lotes com saldo não foram contados e ficam como estão.`
          }
        />
      )}
      {semPreco.length > 0 && (
        <Alerta
          type="info"
          title="Sem preço, fora da soma em R$"
          description={semPreco.map(({ produtoLote }) => nomeDoLote(produtoLote)).join('; ')}
        />
      )}
    </>
  );
}

function Resumo({ conferencia: { lotes } }: { conferencia: ConferenciaDaContagem }) {
  const { comDiferenca, semPreco, sobra, falta, valor } = somaDaContagem(lotes);
  const emReais = (soma: Numerico): string => escreverSomaDosLotes(soma, { lotes: comDiferenca, semPreco });
  return (
    <Descriptions
      size="small"
      column={{ xs: 1, sm: 2, lg: 5 }}
      items={[
        { key: 'contados', label: 'Lotes contados', children: formatarQuantidade(lotes.length) },
        { key: 'diferenca', label: 'Com diferença', children: formatarQuantidade(comDiferenca) },
        { key: 'sobra', label: 'Sobras', children: emReais(sobra) },
        { key: 'falta', label: 'Faltas', children: emReais(falta) },
        { key: 'valor', label: 'Resultado', children: emReais(valor) },
      ]}
    />
  );
}

function Diferencas({ lotes }: Pick<ConferenciaDaContagem, 'lotes'>) {
  const [todos, setTodos] = useState(false);
  const colunas = useColunasDasDiferencas();
  const mostrados = todos
    ? lotes
    : lotes.filter(({ diferenca, impedimento }) => diferenca !== 0 || impedimento !== null);
  return (
    <Flex vertical gap="small">
      <Checkbox checked={todos} onChange={({ target }) => setTodos(target.checked)}>
        Mostrar também os que conferem
      </Checkbox>
      <Tabela
        rotulo="Diferenças da contagem"
        linhas={mostrados}
        colunas={colunas}
        chave={({ id }) => id}
        nomeDaLinha={({ produtoLote }) => nomeDoLote(produtoLote)}
        vazio={
          <EstadoVazio
            mensagem={lotes.length === 0 ? NENHUM_LOTE_CONTADO : 'O que foi contado confere com o sistema.'}
          />
        }
      />
    </Flex>
  );
}
