import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { avisos } from '@merenda/shared';
import type { EntidadeImportavel } from '@merenda/shared/contratos';
import { primeiraFrase, violacoesDoArquivo } from '@merenda/shared/regras';
import { Button, Card, Flex, Input, Spin, Typography } from 'antd';
import { AreaDeArquivos } from '../campos/AreaDeArquivos.js';
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
            <AreaDeArquivos
              rotulo="Escolher arquivo"
              arquivo="Arquivo da planilha"
              aceita=".xlsx,.ods,.csv,.tsv,.txt,.xls"
              dica="Ou solte o arquivo aqui: .xlsx, .ods ou .csv, até 10.000 linhas."
              aoEscolher={(arquivos) => arquivos.forEach(escolher)}
            />
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
