import { createNoun, createText, createTitle } from './turkish-text.mjs';

/** @typedef {import('./random.mjs').Random} Random */

/** @param {Random} random */
function typescriptBlock(random) {
  const [name, field, other] = [createNoun(random), createNoun(random), createNoun(random)];
  const limit = random.between(2, 90);
  return `\`\`\`ts title="src/${name}.ts"
import { createClient } from './istemci.ts';

export interface Secenekler {
  ${field}: string;
  sinir?: number;
}

// ${createText(random, 8)}
export async function getir({ ${field}, sinir = ${limit} }: Secenekler): Promise<string[]> {
  const istemci = createClient({ kaynak: '${other}', zamanAsimi: ${limit * 100} });
  const satirlar = await istemci.listele(${field}, { sinir });
  return satirlar.filter((satir) => satir.length > ${random.between(1, 9)}).map((satir) => satir.trim());
}
\`\`\``;
}

/** @param {Random} random */
function shellBlock(random) {
  const [name, other] = [createNoun(random), createNoun(random)];
  return `\`\`\`bash
# ${createText(random, 6)}
export ORTAM=${name}
kubectl get pods --namespace ${other} --selector app=${name} | grep Running
curl --silent "https://ornek.test/api/v2/${other}?sinir=${random.between(5, 50)}" | jq '.kayitlar[0]'
\`\`\``;
}

/** @param {Random} random */
function jsonBlock(random) {
  return `\`\`\`json
{
  "ad": "${createNoun(random)}",
  "etkin": ${random.next() > 0.5},
  "sinir": ${random.between(10, 900)},
  "alanlar": ["${createNoun(random)}", "${createNoun(random)}", "${createNoun(random)}"]
}
\`\`\``;
}

/** @param {Random} random */
function table(random) {
  const rows = Array.from({ length: random.between(3, 5) }, () => {
    return `| ${createNoun(random)} | ${createText(random, 4)} | ${random.between(1, 500)} |`;
  });
  return ['| Alan | Açıklama | Değer |', '| --- | --- | --: |', ...rows].join('\n');
}

/** @param {Random} random */
function list(random) {
  return Array.from({ length: random.between(3, 5) }, () => `- ${createText(random, 7)}`).join('\n');
}

/**
 * One docs page: about 390 words, 4 to 6 headings, two code blocks, a table, a list, an admonition and the given links.
 * @param {Random} random
 * @param {{ title: string, position: number, links: { label: string, href: string }[] }} options
 * @returns {string}
 */
export function createPage(random, { title, position, links }) {
  const [first, second, third] = links.map(({ label, href }) => `[${label}](${href})`);
  const kind = random.pick(['note', 'tip', 'info', 'warning', 'danger']);
  const extra = random.between(0, 2);
  const parts = [
    `---\nsidebar_position: ${position}\ndescription: ${createText(random, 8)}\n---`,
    `# ${title}`,
    `${createText(random, 55)} Ayrıntısı ${first} sayfasındadır.`,
    `## ${createTitle(random)}`,
    createText(random, 45),
    list(random),
    typescriptBlock(random),
    `## ${createTitle(random)}`,
    `${createText(random, 40)} Ayrıca bakınız: ${second}.`,
    table(random),
    `### ${createTitle(random)}`,
    `:::${kind} ${createTitle(random)}\n\n${createText(random, 22)}\n\n:::`,
    random.next() > 0.5 ? shellBlock(random) : jsonBlock(random),
    ...Array.from({ length: extra }, () => `## ${createTitle(random)}\n\n${createText(random, 30)}`),
    `${createText(random, 58 - extra * 20)} Sonraki durak ${third}.`,
  ];
  return `${parts.join('\n\n')}\n`;
}
