import { api, ErroApi } from '@merenda/shared';
import type { DocumentoEmitido } from '@merenda/shared/contratos';
import { DOCUMENTO_NAO_CONFIRMADO, numeroDoDocumento } from '@merenda/shared/regras';
import { Alerta, AreaDeArquivos, EstadoErro, Tela } from '@merenda/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Descriptions, Flex, Skeleton, Typography } from 'antd';
import { Link, useParams } from 'react-router-dom';

const TITULO = 'Conferir documento';

const FAMILIA = ['documentos-emitidos'] as const;

/** '/relatorio/documento/:codigo': what the QR code of an issued document leads to. */
export default function ConferirDocumento() {
  const { codigo = '' } = useParams();
  const consulta = useQuery({
    queryKey: [...FAMILIA, codigo],
    queryFn: ({ signal }) => api.get('documentos-emitidos/:codigo', { caminho: { codigo }, signal }),
    gcTime: 0,
  });
  return (
    <Tela titulo={TITULO}>
      {consulta.data ? (
        <Documento documento={consulta.data} />
      ) : consulta.isPending ? (
        <Skeleton active paragraph={{ rows: 5 }} />
      ) : (
        <EstadoErro
          erro={semCodigo(consulta.error)}
          aoTentar={() => void consulta.refetch()}
          tentando={consulta.isFetching}
          saida={{ rotulo: 'Todos os relatórios', para: '/relatorio' }}
        />
      )}
    </Tela>
  );
}

/** A code that is cut is a code that does not exist. */
const semCodigo = (erro: unknown): unknown =>
  erro instanceof ErroApi && erro.status === 422 ? new ErroApi(404, DOCUMENTO_NAO_CONFIRMADO) : erro;

function Documento({ documento }: { documento: DocumentoEmitido }) {
  const { titulo, emitidoEm, autor, sha256, endereco } = documento;
  return (
    <Flex vertical gap="middle">
      <Alerta
        type="success"
        title={`O documento ${numeroDoDocumento(documento)} foi emitido por este sistema.`}
        description="O sistema confirma a emissão, não o que um papel ou um arquivo diz agora. Compare o número, o título e a data com os do papel, o arquivo com o que foi emitido, e os valores com os do registro."
      />
      <Descriptions
        bordered
        column={1}
        size="small"
        items={[
          { key: 'titulo', label: 'Título', children: titulo },
          { key: 'emitidoEm', label: 'Emitido em', children: emitidoEm },
          { key: 'autor', label: 'Emitido por', children: autor },
          {
            key: 'sha256',
            label: 'Hash SHA-256 do arquivo',
            children: <code style={{ overflowWrap: 'anywhere' }}>{sha256}</code>,
          },
        ]}
      />
      <Link to={endereco} className="alvo">
        Abrir o registro como está hoje
      </Link>
      <CompararArquivo sha256={sha256} />
    </Flex>
  );
}

/** Compares the bytes of a file with those of the document, in this browser: nothing is sent. */
function CompararArquivo({ sha256 }: { sha256: string }) {
  const comparacao = useMutation({
    mutationFn: async (arquivo: File) => ({ nome: arquivo.name, igual: (await hashDe(arquivo)) === sha256 }),
  });
  return (
    <>
      <Typography.Title level={2} style={{ margin: 0, fontSize: 18 }}>
        Comparar um arquivo
      </Typography.Title>
      <AreaDeArquivos
        rotulo="Escolher PDF"
        arquivo="PDF do documento"
        aceita=".pdf"
        dica="Ou solte o PDF nesta página. Ele é comparado neste aparelho e não é enviado."
        naPagina
        principal={false}
        desabilitada={comparacao.isPending}
        aoEscolher={([arquivo]) => arquivo && comparacao.mutate(arquivo)}
      />
      <div role="status">
        {comparacao.data && <Resultado {...comparacao.data} />}
        {comparacao.isError && <Alerta type="error" title="Não foi possível ler o arquivo. Escolha-o de novo." />}
      </div>
    </>
  );
}

const Resultado = ({ nome, igual }: { nome: string; igual: boolean }) =>
  igual ? (
    <Alerta type="success" title={`${nome} é igual ao arquivo emitido, até o último byte.`} />
  ) : (
    <Alerta
      type="error"
      title={`${nome} não é o arquivo emitido.`}
      description="Ele foi alterado, gravado de novo por outro programa, impresso ou digitalizado, ou é outro documento."
    />
  );

async function hashDe(arquivo: File): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await arquivo.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
