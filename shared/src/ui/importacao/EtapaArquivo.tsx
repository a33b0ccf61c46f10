import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { avisos } from '@merenda/shared';
import type { EntidadeImportavel } from '@merenda/shared/contratos';
import { primeiraFrase, violacoesDoArquivo } from '@merenda/shared/regras';
import { Button, Card, Flex, Input, Spin, Typography, theme } from 'antd';
import { useRef, useState } from 'react';
import { Icone } from '../Icone.js';
import { useBaixarModelo } from './importacao.api.js';

interface EtapaArquivoProps {
  entidade: EntidadeImportavel;
  lendo: boolean;
  aoEscolher: (arquivo: File) => void;
}

/** The first step: the model, and a file that is chosen, dropped or pasted. */
export function EtapaArquivo({ entidade, lendo, aoEscolher }: EtapaArquivoProps) {
  const modelo = useBaixarModelo(entidade);

  function escolher(arquivo: File): void {
    const recusa = primeiraFrase(violacoesDoArquivo(arquivo.size));
    if (recusa) avisos.erro(recusa);
    else aoEscolher(arquivo);
  }

  return (
    <Flex vertical gap="middle">
      <Card size="small" title="1. Baixe o modelo e preencha">
        <Flex wrap gap="middle" align="center">
          <Typography.Text style={{ flex: '1 1 280px' }}>
            O modelo tem as colunas, as listas de escolha e uma folha com explicações. Uma planilha sua também serve: as
            colunas são reconhecidas pelo título.
          </Typography.Text>
          <Button
            icon={<Icone de={DownloadOutlined} />}
            loading={modelo.isPending}
            onClick={() => modelo.mutate(undefined, { onError: (erro) => avisos.falha(erro) })}
          >
            Baixar o modelo
          </Button>
        </Flex>
      </Card>
      <Card size="small" title="2. Escolha a planilha">
        {lendo ? (
          <Flex role="status" gap="small" align="center" style={{ padding: 24 }}>
            <Spin size="small" />
            Lendo a planilha
          </Flex>
        ) : (
          <Flex vertical gap="middle">
            <AreaDeArquivo aoEscolher={escolher} />
            <Input.TextArea
              aria-label="Células copiadas de uma planilha"
              placeholder="Ou copie as células na planilha, com os títulos, e cole aqui."
              value=""
              rows={2}
              onPaste={({ clipboardData }) => {
                const texto = clipboardData.getData('text/plain');
                if (texto.trim() !== '') escolher(new File([texto], 'celulas-coladas.txt', { type: 'text/plain' }));
              }}
            />
          </Flex>
        )}
      </Card>
    </Flex>
  );
}

/** Takes a file by a button or by dropping it. */
function AreaDeArquivo({ aoEscolher }: { aoEscolher: (arquivo: File) => void }) {
  const entrada = useRef<HTMLInputElement>(null);
  const [sobre, setSobre] = useState(false);
  const { token } = theme.useToken();
  return (
    <Flex
      vertical
      gap="small"
      align="center"
      style={{
        padding: 24,
        border: `1px dashed ${sobre ? token.colorPrimary : token.colorBorder}`,
        borderRadius: token.borderRadiusLG,
        textAlign: 'center',
      }}
      onDragOver={(evento) => {
        evento.preventDefault();
        setSobre(true);
      }}
      onDragLeave={() => setSobre(false)}
      onDrop={(evento) => {
        evento.preventDefault();
        setSobre(false);
        const [solto] = evento.dataTransfer.files;
        if (solto) aoEscolher(solto);
      }}
    >
      {/* The browser's own control has the browser's language. */}
      <input
        ref={entrada}
        style={{ display: 'none' }}
        type="file"
        accept=".xlsx,.ods,.csv,.txt"
        aria-label="Arquivo da planilha"
        onChange={({ currentTarget }) => {
          const [escolhido] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (escolhido) aoEscolher(escolhido);
        }}
      />
      <Button type="primary" icon={<Icone de={UploadOutlined} />} onClick={() => entrada.current?.click()}>
        Escolher arquivo
      </Button>
      <Typography.Text type="secondary">
        Ou solte o arquivo aqui: .xlsx, .ods ou .csv, até 10.000 linhas.
      </Typography.Text>
    </Flex>
  );
}
