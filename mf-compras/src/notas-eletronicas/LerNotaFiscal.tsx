import { ErroApi } from '@merenda/shared';
import { LIMITES, type ArquivoDeNota, type Solicitacao } from '@merenda/shared/contratos';
import { formatarMoeda } from '@merenda/shared/formatos';
import { primeiraFrase, violacoesDoArquivoDeNotas } from '@merenda/shared/regras';
import { Alerta, AreaDeArquivos, StatusTag } from '@merenda/shared/ui';
import { Alert, Button, Collapse, Flex, Spin } from 'antd';
import { useState } from 'react';
import { NotaLidaNoCartao, type NotaUsada } from './NotaLidaNoCartao.js';
import { useLerArquivo } from './notas-eletronicas.api.js';

interface LerNotaFiscalProps {
  solicitacao: Solicitacao;
  /** Number of the invoice that has filled the form; null without one. */
  usada: string | null;
  /** Called with the invoice that fills the form, and with null when the user takes it away. */
  aoLer: (usada: NotaUsada | null) => void;
}

/** Reads NF-es from XML files or zips, chosen or dropped on the page, and offers each to fill the receipt. */
export function LerNotaFiscal({ solicitacao, usada, aoLer }: LerNotaFiscalProps) {
  const { mutateAsync: ler } = useLerArquivo(solicitacao.id);
  const [lidos, setLidos] = useState<ArquivoDeNota[]>([]);
  const [lendo, setLendo] = useState(false);

  async function escolher(arquivos: File[]): Promise<void> {
    if (lendo || usada !== null) return;
    setLendo(true);
    setLidos([]);
    const achados: ArquivoDeNota[] = [];
    // One after the other: the server reads one file at a time.
    for (const arquivo of arquivos.slice(0, LIMITES.notasPorVez)) achados.push(...(await lerUm(arquivo, ler)));
    if (arquivos.length > LIMITES.notasPorVez)
      achados.push(naoLido(`Mais ${arquivos.length - LIMITES.notasPorVez}`, MUITOS));
    setLidos(achados);
    setLendo(false);
  }

  if (usada !== null)
    return (
      <Alerta
        type="success"
        title={`A NF-e ${usada} preencheu o recebimento. Confira o que chegou com o que está escrito abaixo.`}
        acao={<Button onClick={() => aoLer(null)}>Retirar a NF-e</Button>}
      />
    );

  return (
    <Flex vertical gap="middle">
      {lendo ? (
        <Flex role="status" gap="small" align="center" style={{ padding: 24 }}>
          <Spin size="small" />
          Lendo a nota
        </Flex>
      ) : (
        <AreaDeArquivos
          rotulo="Ler NF-e (XML)"
          arquivo="Arquivo da NF-e"
          aceita=".xml,.zip"
          dica="Ou solte na página: um ou mais XML, ou um zip com até 20 notas."
          varios
          naPagina
          principal={false}
          aoEscolher={(arquivos) => void escolher(arquivos)}
        />
      )}
      {lidos.flatMap(({ nome, recusa }, i) =>
        recusa === undefined
          ? []
          : [<Alert key={`${i} ${nome}`} type="error" showIcon title={nome} description={recusa} />],
      )}
      <Notas
        key={lidos.map(({ nota }) => nota?.chave).join(' ')}
        lidos={lidos}
        solicitacao={solicitacao}
        aoUsar={(lida) => {
          setLidos([]);
          aoLer(lida);
        }}
      />
    </Flex>
  );
}

interface NotasProps {
  lidos: readonly ArquivoDeNota[];
  solicitacao: Solicitacao;
  aoUsar: (lida: NotaUsada) => void;
}

/** The invoices that were read; the first that can be received is open. */
function Notas({ lidos, solicitacao, aoUsar }: NotasProps) {
  const notas = lidos.flatMap(({ nota }) => nota ?? []);
  const primeira = notas.findIndex(({ recusas }) => recusas.length === 0);
  if (notas.length === 0) return null;
  return (
    <Collapse
      defaultActiveKey={String(Math.max(primeira, 0))}
      items={notas.map((nota, i) => ({
        key: String(i),
        label: (
          <Flex wrap gap="small" align="center">
            {`NF-e ${nota.numero}, série ${nota.serie}, ${formatarMoeda(nota.valor)}`}
            {nota.recusas.length > 0 && <StatusTag tom="perigo" rotulo="Não pode ser recebida" />}
          </Flex>
        ),
        children: <NotaLidaNoCartao solicitacao={solicitacao} nota={nota} aoUsar={aoUsar} />,
      }))}
    />
  );
}

const MUITOS = `Leia no máximo ${LIMITES.notasPorVez} arquivos por vez: estes ficaram de fora.`;

const naoLido = (nome: string, recusa: string): ArquivoDeNota => ({ nome, recusa });

/** The invoices of a file, or why it could not be read: one file that fails does not stop the others. */
async function lerUm(arquivo: File, ler: (arquivo: File) => Promise<ArquivoDeNota[]>): Promise<ArquivoDeNota[]> {
  const grande = primeiraFrase(violacoesDoArquivoDeNotas(arquivo.size));
  if (grande) return [naoLido(arquivo.name, grande)];
  try {
    return await ler(arquivo);
  } catch (erro) {
    return [naoLido(arquivo.name, erro instanceof ErroApi ? erro.detail : ILEGIVEL)];
  }
}

const ILEGIVEL = 'O navegador não conseguiu ler o arquivo. Escolha-o de novo.';
