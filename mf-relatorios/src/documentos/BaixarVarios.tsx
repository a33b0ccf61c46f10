import { ErroApi } from '@merenda/shared';
import { ehTipoDeRelatorio } from '@merenda/shared/regras';
import { Alerta, baixarArquivo, EstadoErro, EstadoVazio, Tela, useVoltar } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Progress, Typography } from 'antd';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { escreverLote, type Andamento, type LoteEscrito } from './lote.api.js';
import { LOTES } from './lotes.js';

const TITULO = 'Baixar documentos';

const FAMILIA = ['lote-de-relatorios'] as const;

/**
 * '/relatorio/varios/cardapio-impresso?de=…&para=…&forma=semanal&arquivo=ZIP': reads many reports and downloads them as
 * one file. Who leaves the page gives the file up.
 */
export default function BaixarVarios() {
  const { tipo = '', id } = useParams();
  const [busca] = useSearchParams();
  const formato = busca.get('arquivo') === 'ZIP' ? 'ZIP' : 'PDF';
  const [andamento, setAndamento] = useState<Andamento & { total: number }>();
  const consulta = useQuery({
    queryKey: [...FAMILIA, tipo, id, busca.toString()],
    queryFn: async ({ signal }) => {
      setAndamento(undefined);
      const lote = await (ehTipoDeRelatorio(tipo) ? LOTES[tipo] : undefined)?.({ id, busca, signal });
      if (!lote) throw new ErroApi(404, 'Este endereço não diz quais documentos baixar. Volte e escolha de novo.');
      const { enderecos } = lote;
      const escrito = await escreverLote(formato, enderecos, {
        signal,
        aoAndar: (novo) => setAndamento({ ...novo, total: enderecos.length }),
      });
      if (escrito.arquivo) baixarArquivo(escrito.arquivo);
      return { ...escrito, titulo: lote.titulo, pedidos: enderecos.length };
    },
    // One file for each visit.
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (consulta.data) return <Pronto {...consulta.data} />;
  return (
    <Tela titulo={TITULO}>
      {consulta.isFetching ? (
        <Andando andamento={andamento} />
      ) : (
        <EstadoErro consulta={consulta} saida={{ rotulo: 'Todos os relatórios', para: '/relatorio' }} />
      )}
    </Tela>
  );
}

function Andando({ andamento }: { andamento: (Andamento & { total: number }) | undefined }) {
  const voltar = useVoltar();
  const { lidos = 0, total = 0, escrevendo = false } = andamento ?? {};
  return (
    <Flex vertical gap="small" align="start">
      <Typography.Text role="status">
        {escrevendo
          ? 'Escrevendo o arquivo. Ele é baixado quando estiver pronto.'
          : total === 0
            ? 'Procurando os documentos…'
            : `Lendo os documentos: ${lidos} de ${total}.`}
      </Typography.Text>
      <Progress
        aria-label="Leitura dos documentos"
        status="active"
        percent={total === 0 ? 0 : Math.floor((100 * lidos) / total)}
        style={{ maxWidth: 480 }}
      />
      <Button onClick={voltar}>Cancelar</Button>
    </Flex>
  );
}

function Pronto({ titulo, arquivo, escritos, pedidos }: LoteEscrito & { titulo: string; pedidos: number }) {
  if (!arquivo)
    return (
      <Tela titulo={titulo}>
        <EstadoVazio mensagem="Não há nenhum documento para baixar." />
      </Tela>
    );
  return (
    <Tela titulo={titulo}>
      <Flex vertical gap="middle" align="start">
        <Alerta
          type="success"
          title={`O arquivo ${arquivo.nome} foi baixado, com ${escritos === 1 ? '1 documento' : `${escritos} documentos`}.`}
          description={escritos < pedidos ? deixadosDeFora(pedidos - escritos) : undefined}
        />
        <Button onClick={() => baixarArquivo(arquivo)}>Baixar de novo</Button>
      </Flex>
    </Tela>
  );
}

const deixadosDeFora = (quantos: number): string =>
  quantos === 1
    ? '1 ficou de fora, porque não tem o que mostrar.'
    : `${quantos} ficaram de fora, porque não têm o que mostrar.`;
