import { api } from '@merenda/shared';
import { baixar, paraBase64 } from '@merenda/shared/ui';
import { useMutation } from '@tanstack/react-query';

/** Reads the invoices of a file on the server, an XML or a zip; nothing is written. */
export const useLerArquivo = (solicitacao: number) =>
  useMutation({
    mutationFn: async (arquivo: File) =>
      api.post('solicitacoes/:id/notas-eletronicas/leitura', await paraBase64(arquivo), {
        caminho: { id: solicitacao },
        conferir: false,
      }),
  });

/** Downloads the XML of an invoice as it arrived; its name is its key, as everywhere. */
export const useBaixarXml = () =>
  useMutation({
    mutationFn: async ({ id, chave }: { id: number; chave: string }) =>
      baixar((await api.get('notas-fiscais/:id/xml', { caminho: { id } })) ?? '', `${chave}.xml`, 'application/xml'),
  });
