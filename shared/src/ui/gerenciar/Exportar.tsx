import { api, avisos, useSessao } from '@merenda/shared';
import {
  FORMATOS_DE_EXPORTACAO,
  type FormatoDeExportacao,
  type ListaAExportar,
  type ListaExportavel,
} from '@merenda/shared/contratos';
import { useMutation } from '@tanstack/react-query';
import { Button, Radio, Typography } from 'antd';
import { useState } from 'react';
import { baixarArquivo } from '../importacao/arquivos.js';
import { BotaoComPainel } from '../tela/BotaoComPainel.js';

/** Parameters of a call by name. */
export type Parametros = Record<string, string | number | undefined>;

/** The rows that a list shows. */
export interface RecorteDaLista {
  /** Of a list that the browser filters and sorts: the rows that it shows, in its order; null while they are loading. */
  ids?: number[] | null;
  /** The `:names` in the path of the call that the list reads. */
  caminho?: Parametros;
  /** The query of this call. */
  busca?: Parametros;
}

/** A list that can be downloaded. */
interface Exportada {
  lista: ListaExportavel;
  /** What the list shows now. */
  recorte: () => RecorteDaLista;
}

interface ExportarProps extends Exportada {
  rotulo?: string;
  /**
   * For a list of one unit: the same for all units of the user, offered to users with several. `nota` describes its
   * content.
   */
  todas?: Exportada & { nota?: string };
}

/** The button that downloads a list as it is filtered and sorted; in the columns of its import, where it has one. */
export function Exportar({ rotulo = 'Exportar', todas, ...desta }: ExportarProps) {
  const [deTodas, setDeTodas] = useState(false);
  const temVarias = useSessao(({ auth }) => (auth.usuario?.estoques.length ?? 0) > 1);
  const escolhe = todas !== undefined && temVarias;
  const { lista, recorte } = escolhe && deTodas ? todas : desta;
  const exportacao = useMutation({
    mutationFn: async (pedida: ListaAExportar) =>
      baixarArquivo(await api.post('exportacoes/:lista', pedida, { caminho: { lista }, conferir: false })),
  });

  function exportar(formato: FormatoDeExportacao): void {
    const { ids, caminho, busca } = recorte();
    if (ids === null) return;
    exportacao.mutate(
      { formato, ids, caminho: emTexto(caminho), busca: emTexto(busca) },
      { onError: (erro) => avisos.falha(erro) },
    );
  }

  return (
    <BotaoComPainel rotulo={rotulo} ocupado={exportacao.isPending}>
      {(fechar) => (
        <>
          {escolhe && (
            <Radio.Group
              vertical
              aria-label="Unidades exportadas"
              value={deTodas}
              onChange={({ target }) => setDeTodas(target.value === true)}
              options={[
                { value: false, label: 'Esta unidade' },
                { value: true, label: 'Todas as minhas unidades' },
              ]}
            />
          )}
          {escolhe && deTodas && todas.nota && <Typography.Text type="secondary">{todas.nota}</Typography.Text>}
          {FORMATOS_DE_EXPORTACAO.map((formato) => (
            <Button
              key={formato}
              type="text"
              onClick={() => {
                fechar();
                exportar(formato);
              }}
            >
              {`Exportar ${formato}`}
            </Button>
          ))}
        </>
      )}
    </BotaoComPainel>
  );
}

/** The parts that have a value, as an address has them. */
const emTexto = (partes: Parametros | undefined): Record<string, string> | undefined =>
  partes &&
  Object.fromEntries(
    Object.entries(partes).flatMap(([nome, valor]) => (valor === undefined ? [] : [[nome, String(valor)]])),
  );
