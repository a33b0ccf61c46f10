import { consultasDeNotificacoes } from '@merenda/shared/consultas';
import { EstadoErro, EstadoVazio, Paginacao, Tela, useListaPaginada } from '@merenda/shared/ui';
import { NADA_ENCONTRADO } from '@merenda/shared/regras';
import { Card, Flex, Input, Spin, Typography } from 'antd';
import { useId } from 'react';
import { lerNotificacoes, POR_PAGINA } from './notificacoes.api.js';
import './notificacoes.css';

/** Screen '/notificacao': all notifications of the user, with a search. */
export default function Notificacoes() {
  const { lida, consulta, criterios, aoMudarCriterios, naTela } = useListaPaginada({
    chave: [...consultasDeNotificacoes.familia, 'lista'],
    porPagina: POR_PAGINA,
    ler: ({ texto }, pedida, signal) =>
      lerNotificacoes({ ...pedida, texto: texto === undefined ? undefined : String(texto) }, signal),
  });
  const { error, isFetching, refetch } = consulta;
  const id = useId();
  return (
    <Tela titulo="Notificações">
      <Card>
        <Flex vertical gap="middle">
          <Flex vertical gap={4} role="search" style={{ maxWidth: 480 }}>
            <label htmlFor={id}>Buscar nas notificações</label>
            <Input
              id={id}
              allowClear
              autoComplete="off"
              value={criterios.texto}
              onChange={(evento) => {
                aoMudarCriterios({ texto: evento.target.value });
              }}
            />
          </Flex>
          {error !== null && <EstadoErro erro={error} aoTentar={() => void refetch()} tentando={isFetching} />}
          {lida === undefined && error === null && <Spin description="Carregando…" />}
          {lida !== undefined && (
            <>
              <Typography.Text type="secondary" role="status">
                {dizerQuantas(lida.total, lida.semFiltro)}
              </Typography.Text>
              {lida.total > 0 ? (
                <Lista mensagens={lida.linhas.map(({ mensagem }) => mensagem)} />
              ) : (
                <EstadoVazio mensagem={lida.semFiltro === 0 ? 'Não há notificações' : NADA_ENCONTRADO} />
              )}
              <Paginacao
                align="center"
                current={naTela.pagina}
                onChange={naTela.aoMudarPagina}
                total={naTela.total}
                pageSize={POR_PAGINA}
              />
            </>
          )}
        </Flex>
      </Card>
    </Tela>
  );
}

/** Two may say the same: each place is a notice of its own. */
function Lista({ mensagens }: { mensagens: readonly string[] }) {
  return (
    <ul className="notificacoes" aria-label="Notificações">
      {mensagens.map((mensagem, posicao) => (
        <li key={posicao}>{mensagem}</li>
      ))}
    </ul>
  );
}

function dizerQuantas(achadas: number, todas: number): string {
  const notificacoes = todas === 1 ? '1 notificação' : `${String(todas)} notificações`;
  return achadas === todas ? notificacoes : `${String(achadas)} de ${notificacoes}`;
}
