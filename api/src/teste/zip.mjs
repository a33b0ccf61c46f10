import { deflateRawSync } from 'node:zlib';

/** A zip with these parts, also one that lies about their sizes. JavaScript: `npm run soak` uses it too. */
export function zipOf(parts) {
  const locals = [];
  const central = [];
  let position = 0;
  for (const { name, content, declared } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const named = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(declared ?? bytes.length, 18);
    common.writeUInt16LE(named.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, named, packed]);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(position, 10);
    central.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), common, more, named]));
    locals.push(local);
    position += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('504b0506', 0, 'hex');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(position, 16);
  return Buffer.concat([...locals, directory, end]);
}
